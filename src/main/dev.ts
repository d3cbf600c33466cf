/** `npm run dev`: the manifest, the server and the page, each started anew by what changes under it. */
import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))
const apiPort = process.env.PORT ?? '4000'
const pagePort = Number(process.env.PAGE_PORT ?? 5173)
process.env.API_ORIGIN = `http://127.0.0.1:${apiPort}`

const children: ChildProcess[] = []

function run(args: string[], env: NodeJS.ProcessEnv = {}): void {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  children.push(child)
}

function stop(): void {
  for (const child of children) child.kill('SIGTERM')
  process.exit(0)
}

process.on('SIGINT', stop)
process.on('SIGTERM', stop)

run(['codegen/bin.mjs', '--watch'])
run(['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'src/main/server.ts'], {
  PORT: apiPort,
})

const page = await createServer({
  configFile: fileURLToPath(new URL('./vite.config.ts', import.meta.url)),
  server: { port: pagePort },
})
// Words are fetched, not imported: the page does not see them change by itself.
const words = fileURLToPath(new URL('../../generated/assets', import.meta.url))
page.watcher.add(words)
page.watcher.on('change', (file) => {
  if (file.startsWith(words)) page.ws.send({ type: 'full-reload' })
})
await page.listen()
page.printUrls()
