import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { say } from '../terminal'

/** Told to the server: these files under generated/ have another text now. */
export interface GeneratedChanged {
  readonly revision: number
  readonly paths: readonly string[]
}

/** cannotFollow: what has changed is fixed when a server starts. */
export type ServerSays = 'ready' | 'cannotFollow'

export interface ServerProcess {
  /** Whether it answers: known at once, or as soon as a start has ended one way or the other. */
  isUp(): Promise<boolean>
  /** Told each time a start has succeeded. */
  subscribe(tell: () => void): void
  follow(change: GeneratedChanged): void
  restart(): void
  stop(): Promise<void>
}

/** Parts of the server that are made of these when it starts: its routes, its roles, what it reads once. */
const fixedAtStart = /^(wiring\/(calls|handlers)|facts\/(roles|flags|constants))\.ts$/

/**
 * The server in a process of its own. What changes while it starts waits in its channel, and a restart that is asked
 * for meanwhile comes when the start is over, so that no change is lost.
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
        // Of a restart that is planned, `up` tells already.
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
      else if (change.paths.length > 0 && child.connected) child.send(change)
      else if (hasEnded(child)) restart()
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

/** Whom a signal ends has no code. */
const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null

async function ended(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const exited = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await exited
}
