// A Chromium of its own with a camera that is none, which may be killed, and a profile that stays.
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium as playwright, type Browser, type Page } from '@playwright/test'
import { createServer } from 'vite'
import { headlessShell } from './chromium'
import { projectRoot } from './projectRoot'

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--no-first-run',
  '--disable-gpu',
  '--disable-background-networking',
  '--remote-debugging-port=0',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
]

/** Serves a page of tests/ and the product's modules as they stand. */
export async function servePage(path: string) {
  const server = await createServer({
    configFile: false,
    root: projectRoot,
    logLevel: 'error',
    cacheDir: join(tmpdir(), 'studio-takes'),
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  })
  await server.listen()
  const address = server.httpServer?.address()
  if (typeof address !== 'object' || !address) throw new Error('The page is not served.')
  const url = `http://127.0.0.1:${address.port}/tests/${path}`
  return { url, close: () => server.close() }
}

export interface RecordingBrowser {
  openPage(): Promise<Page>
  kill(): Promise<void>
  /** Ends every page. */
  killRenderers(): Promise<void>
}

export async function makeProfile() {
  const profile = await mkdtemp(join(tmpdir(), 'takes-'))
  return { profile, remove: () => rm(profile, { recursive: true, force: true, maxRetries: 5 }) }
}

export async function openBrowser(profile: string): Promise<RecordingBrowser> {
  const executable = headlessShell ?? playwright.executablePath()
  const program = spawn(executable, [...flags, `--user-data-dir=${profile}`], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const browser = await playwright.connectOverCDP(await endpointOf(program))
  return {
    openPage: () => browser.contexts()[0]!.newPage(),
    async kill() {
      const ended = new Promise((resolve) => program.once('exit', resolve))
      process.kill(-program.pid!, 'SIGKILL')
      await ended
    },
    killRenderers: () => killRenderers(browser),
  }
}

async function endpointOf(program: ChildProcess): Promise<string> {
  for await (const line of createInterface(program.stderr!)) {
    const [, endpoint] = /DevTools listening on (\S+)/.exec(line) ?? []
    if (endpoint) {
      program.stderr!.resume()
      return endpoint
    }
  }
  throw new Error('Chromium ended.')
}

async function killRenderers(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession()
  const pages = browser.contexts().flatMap((context) => context.pages())
  const crashed = pages.map((page) => page.waitForEvent('crash'))
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  for (const { type, id } of processInfo) if (type === 'renderer') process.kill(id, 'SIGKILL')
  await Promise.all(crashed)
}
