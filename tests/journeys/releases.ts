import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { freePort } from '../support/freePort'
import { hashOf, madeOnce } from '../support/madeOnce'
import { copyProject } from '../support/projectCopy'
import { projectRoot } from '../support/projectRoot'
import { copySeededData } from './seededData'
import { startBuilt } from './startBuilt'
import { test as base } from './recorded'

/** The built product in its own folder, where another build of it can be released. */
export interface Released {
  readonly origin: string
  /**
   * Releases the other one of two real builds and restarts the server; `changeWorker` may edit its
   * service worker first. Returns the version that was released.
   */
  release(changeWorker?: (text: string) => string): Promise<string>
  /** Restarts the same build with other settings. */
  configure(environment: Readonly<Record<string, string>>): Promise<void>
  /** The file of the client's build that has this screen. */
  fileOf(name: string): string
  changeWorker(change: (text: string) => string): void
}

const versionLine = /"version": "([^"]+)"/
const ownVersion =
  versionLine.exec(readFileSync(join(projectRoot, 'package.json'), 'utf8'))?.[1] ?? ''
const otherVersion = '99.1.0'

export const test = base.extend<object, { product: Released }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from its pattern
    async ({}, use) => {
      let out = { version: ownVersion, folder: join(projectRoot, 'dist/client') }
      let next = { version: otherVersion, folder: await otherBuild() }
      const { root, remove } = copyProject()
      const clientFolder = join(root, 'dist/client')
      cpSync(join(projectRoot, 'dist'), join(root, 'dist'), { recursive: true })
      copySeededData(join(root, '.data'))
      const port = await freePort()
      const origin = `http://127.0.0.1:${port}`
      const start = (environment?: Readonly<Record<string, string>>) =>
        startBuilt({ cwd: root, port, dataDir: join(root, '.data'), environment })
      let server = await start()
      await use({
        origin,
        async release(changeWorker = (text) => text) {
          await server.stop()
          ;[out, next] = [next, out]
          rmSync(clientFolder, { recursive: true })
          cpSync(out.folder, clientFolder, { recursive: true })
          this.changeWorker(changeWorker)
          server = await start()
          return out.version
        },
        async configure(environment) {
          await server.stop()
          server = await start(environment)
        },
        fileOf(name) {
          const manifest = readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')
          const files = JSON.parse(manifest) as Record<string, { file: string }>
          const found = Object.keys(files).filter((key) => key.endsWith(`/screens/${name}.ts`))
          expect(found).toHaveLength(1)
          return `/${files[found[0]!]!.file}`
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
    { scope: 'worker', timeout: 0 },
  ],
  baseURL: async ({ product }, use) => use(product.origin),
  serviceWorkers: 'allow',
})

/** The client built by `npm run build` from the same sources under another version. */
const otherBuild = () =>
  madeOnce('other-build', hashOf(['dist/client'], otherVersion), async (folder) => {
    const { root, remove } = copyProject()
    const path = join(root, 'package.json')
    const named = readFileSync(path, 'utf8').replace(versionLine, `"version": "${otherVersion}"`)
    writeFileSync(path, named)
    for (const config of ['vite.config.ts', 'vite.worker.config.ts'])
      execFileSync('npx', ['vite', 'build', '--config', `src/main/${config}`], {
        cwd: root,
        stdio: 'pipe',
      })
    rmSync(folder, { recursive: true })
    cpSync(join(root, 'dist/client'), folder, { recursive: true })
    remove()
  })
