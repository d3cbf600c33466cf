import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import { freePort } from '../support/freePort'
import { copyProject } from '../support/projectCopy'
import { projectRoot } from '../support/projectRoot'

/** The built product in a folder of its own, where new builds of it may be brought out. */
export interface Deployed {
  readonly origin: string
  /** A real build of another version, served by a server started anew; its worker may be changed before. */
  bringOut(version: string, changeWorker?: (text: string) => string): Promise<void>
  /** The only file of the client's build whose name begins so. */
  fileOf(name: string): string
  changeWorker(change: (text: string) => string): void
}

export const test = base.extend<object, { product: Deployed }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from its pattern
    async ({}, use) => {
      const { root, remove } = copyProject()
      cpSync(join(projectRoot, 'dist'), join(root, 'dist'), { recursive: true })
      const clientFolder = join(root, 'dist/client')
      const port = await freePort()
      const origin = `http://127.0.0.1:${port}`
      let server = await start(root, port)
      await use({
        origin,
        async bringOut(version, changeWorker = (text) => text) {
          await stop(server)
          const edited = readFileSync(join(root, 'package.json'), 'utf8')
          const named = edited.replace(/"version": "[^"]+"/, `"version": "${version}"`)
          writeFileSync(join(root, 'package.json'), named)
          for (const config of ['vite.config.ts', 'vite.worker.config.ts'])
            execFileSync('npx', ['vite', 'build', '--config', `src/main/${config}`], {
              cwd: root,
              stdio: 'pipe',
            })
          this.changeWorker(changeWorker)
          server = await start(root, port)
        },
        fileOf(name) {
          const found = readdirSync(join(clientFolder, 'assets')).filter(
            (file) => file.startsWith(`${name}-`) && file.endsWith('.js'),
          )
          expect(found).toHaveLength(1)
          return `/assets/${found[0]}`
        },
        changeWorker(change) {
          const path = join(clientFolder, 'serviceWorker.js')
          writeFileSync(path, change(readFileSync(path, 'utf8')))
        },
      })
      await stop(server)
      rmSync(join(root, '.data'), { recursive: true, force: true })
      remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.origin),
  serviceWorkers: 'allow',
})

async function start(root: string, port: number): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['dist/server/server.js'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(root, '.data'),
      NODE_ENV: 'development',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true)
  return server
}

async function stop(server: ChildProcess): Promise<void> {
  const stopped = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await stopped
}
