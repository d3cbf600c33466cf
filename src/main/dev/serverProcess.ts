import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { say } from '../terminal'

/** Message to the server: these files under generated/ have changed. */
export interface GeneratedChanged {
  readonly revision: number
  readonly paths: readonly string[]
}

/** cannotFollow: the change affects something that is fixed at startup. */
export type ServerSays = 'ready' | 'cannotFollow'

export interface ServerProcess {
  /** Whether the server answers. Waits for a start that is under way. */
  isUp(): Promise<boolean>
  /** Called each time a start has succeeded. */
  subscribe(tell: () => void): void
  follow(change: GeneratedChanged): void
  restart(): void
  stop(): Promise<void>
}

/** Generated files that are read only at startup: they define routes, roles and constants. */
const fixedAtStart = /^(wiring\/(calls|handlers)|facts\/(roles|flags|constants))\.ts$/

/**
 * Runs the server as a child process. Changes during its start wait in the channel, and a restart
 * requested meanwhile happens after the start, so that no change is lost.
 */
export function runServer(env: NodeJS.ProcessEnv): ServerProcess {
  const reported: (() => void)[] = []
  let child = spawnServer(env)
  let up = started(child)
  let isRestartPlanned = false

  function started(begun: ChildProcess): Promise<boolean> {
    return new Promise((resolve) => {
      begun.on('message', (says: ServerSays) => {
        if (says === 'cannotFollow') return restart()
        resolve(true)
        for (const tell of reported) tell()
      })
      begun.once('exit', (code) => {
        resolve(false)
        // For a planned restart, `up` is already replaced.
        if (begun !== child || isRestartPlanned || code === 0) return
        up = Promise.resolve(false)
        say('The server has ended; it starts again with the next change.')
      })
    })
  }

  function restart(): void {
    if (isRestartPlanned) return
    isRestartPlanned = true
    up = up.then(async () => {
      await ended(child)
      isRestartPlanned = false
      child = spawnServer(env)
      return started(child)
    })
  }

  return {
    isUp: () => up,
    subscribe: (tell) => void reported.push(tell),
    follow(change) {
      if (change.paths.some((path) => fixedAtStart.test(path))) restart()
      else if (change.paths.length > 0 && child.connected) {
        // Whoever is ending hears nothing any more; without this, that would end us as well.
        child.send(change, (error) => error && restart())
      } else if (hasEnded(child)) restart()
    },
    restart,
    stop: () => ended(child),
  }
}

function spawnServer(env: NodeJS.ProcessEnv): ChildProcess {
  const file = fileURLToPath(new URL('./liveServer.ts', import.meta.url))
  return spawn(process.execPath, ['--import', 'tsx', file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

/** A process ended by a signal has no exit code. */
const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null

async function ended(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const exited = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await exited
}
