/** Starts `npm run workbench` for a project in any folder. */
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyProject } from './projectCopy'
import { projectRoot } from './projectRoot'

export interface WorkbenchServer {
  readonly origin: string
  stop(): Promise<void>
}

export async function startWorkbench(root: string): Promise<WorkbenchServer> {
  const child = spawn(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'src/main/workbench.ts', '--root', root],
    {
      cwd: projectRoot,
      env: { ...process.env, WORKBENCH_PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const origin = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString()
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? []
      if (address) resolve(address)
    })
    child.once('exit', (code) => reject(new Error(`The workbench ended with ${code}.`)))
  })
  return {
    origin,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** A copy of the project with its workbench, and a way to edit its files from outside. */
export interface Desk {
  readonly origin: string
  read(file: string): string
  edit(file: string, find: string, replace: string): void
  /** Restores every edited file. */
  undo(): void
  close(): Promise<void>
}

export async function openDesk(): Promise<Desk> {
  const { root, remove } = copyProject()
  const { origin, stop } = await startWorkbench(root)
  const originals = new Map<string, string>()
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  return {
    origin,
    read,
    edit(file, find, replace) {
      const before = read(file)
      if (!before.includes(find)) throw new Error(`${file} does not contain ${find}`)
      if (!originals.has(file)) originals.set(file, before)
      writeFileSync(
        join(root, file),
        before.replace(find, () => replace),
      )
    },
    undo() {
      for (const [file, text] of originals) writeFileSync(join(root, file), text)
      originals.clear()
    },
    async close() {
      await stop()
      remove()
    },
  }
}
