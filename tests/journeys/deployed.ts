import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { freePort } from '../support/freePort'
import { copyProject } from '../support/projectCopy'
import { projectRoot } from '../support/projectRoot'
import { copySeededData } from './seededData'
import { startBuilt } from './startBuilt'
import { test as base } from './watched'

/** The built product in a folder of its own, where new builds of it may be brought out. */
export interface Deployed {
  readonly origin: string
  /** A real build of another version, served by a server started anew; its worker may be changed before. */
  bringOut(version: string, changeWorker?: (text: string) => string): Promise<void>
  /** The same build, with other settings. */
  configure(environment: Readonly<Record<string, string>>): Promise<void>
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
      const start = (environment?: Readonly<Record<string, string>>) =>
        startBuilt({ cwd: root, port, dataDir: join(root, '.data'), environment })
      copySeededData(join(root, '.data'))
      let server = await start()
      await use({
        origin,
        async bringOut(version, changeWorker = (text) => text) {
          await server.stop()
          const edited = readFileSync(join(root, 'package.json'), 'utf8')
          const named = edited.replace(/"version": "[^"]+"/, `"version": "${version}"`)
          writeFileSync(join(root, 'package.json'), named)
          for (const config of ['vite.config.ts', 'vite.worker.config.ts'])
            execFileSync('npx', ['vite', 'build', '--config', `src/main/${config}`], {
              cwd: root,
              stdio: 'pipe',
            })
          this.changeWorker(changeWorker)
          server = await start()
        },
        async configure(environment) {
          await server.stop()
          server = await start(environment)
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
      await server.stop()
      rmSync(join(root, '.data'), { recursive: true, force: true })
      remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.origin),
  serviceWorkers: 'allow',
})
