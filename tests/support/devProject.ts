/** `npm run dev` on a copy of the project, whose manifest may be edited. */
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from './freePort'
import { copyProject } from './projectCopy'

export interface DevProject {
  /** The origin of the page. */
  readonly origin: string
  readonly root: string
  /** The output of the terminal so far. */
  said(): string
  /** Replaces a part of a file; fails if that part is missing. */
  edit(file: string, find: string, replace: string): void
  /** Restores every edited file. */
  undo(): void
  stop(): Promise<void>
}

/** Its data folder may be filled before the server opens it. */
export async function startDev(
  environment: Record<string, string> = {},
  fill: (dataDir: string) => void = () => {},
): Promise<DevProject> {
  const { root, remove } = copyProject()
  const dataDir = join(root, '.data')
  fill(dataDir)
  const [port, pagePort] = [await freePort(), await freePort()]
  const child = spawn('npm', ['run', 'dev'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      PAGE_PORT: String(pagePort),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      PASSWORD_COST_LOG2: '4',
      ...environment,
    },
    // In its own process group: npm's child has children, and all must end together.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString()))
  const origin = `http://127.0.0.1:${pagePort}`
  const originals = new Map<string, string>()
  try {
    await ready(origin, child, () => said)
  } catch (error) {
    if (child.exitCode === null) process.kill(-child.pid!, 'SIGTERM')
    remove()
    throw new Error(`npm run dev is not ready:\n${said}`, { cause: error })
  }
  return {
    origin,
    root,
    said: () => said,
    edit(file, find, replace) {
      const path = join(root, file)
      const before = readFileSync(path, 'utf8')
      if (!before.includes(find)) throw new Error(`${file} does not contain ${find}`)
      if (!originals.has(path)) originals.set(path, before)
      writeFileSync(
        path,
        before.replace(find, () => replace),
      )
    },
    undo() {
      for (const [path, text] of originals) writeFileSync(path, text)
      originals.clear()
    },
    async stop() {
      if (child.exitCode !== null) throw new Error(`npm run dev has ended by itself:\n${said}`)
      const ended = new Promise((resolve) => child.once('exit', resolve))
      process.kill(-child.pid!, 'SIGTERM')
      await ended
      remove()
    },
  }
}

async function ready(origin: string, child: ChildProcess, said: () => string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`)
    // It would be started again by an edit alone.
    if (said().includes('The server has ended')) throw new Error('the server has ended')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
