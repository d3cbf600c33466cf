/**
 * Collects for secrets.check.ts what a run of all journeys leaves: addresses, referrers, logs,
 * caches; and the secrets.
 */
import { appendFileSync, mkdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { BrowserContext, Page, Response } from '@playwright/test'

export const journalFolder = join(import.meta.dirname, '../../test-results/journal')

export type JournalFile = 'addresses' | 'caches' | 'server.log' | 'console' | 'secrets' | 'loaded'

export function note(file: JournalFile, line: string): void {
  mkdirSync(journalFolder, { recursive: true })
  appendFileSync(join(journalFolder, file), `${line}\n`)
}

/**
 * Notes a secret that must not appear anywhere: a password that is typed, a code that is received.
 */
export const plant = (secret: string): void => note('secrets', JSON.stringify(secret))

let journey: string | undefined
const loaded = new Set<string>()

/** Notes what is requested from now on as loaded by this journey, for tests/run/journeys.json. */
export function beginJourney(file: string): void {
  journey = relative(join(import.meta.dirname, '../..'), file)
}

function noteLoaded(url: string): void {
  const { pathname } = new URL(url)
  if (!journey || !/^\/(assets|rest|oauth)\//.test(pathname)) return
  const line = `${journey} ${pathname}`
  if (!loaded.has(line)) note('loaded', line)
  loaded.add(line)
}

export function watch(context: BrowserContext): void {
  context.on('request', (request) => {
    const { referer = '' } = request.headers()
    note('addresses', `${request.method()} ${request.url()} ${referer}`)
    noteLoaded(request.url())
  })
  context.on('response', (response) => void plantTokensOf(response))
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => note('addresses', `HISTORY ${frame.url()}`))
    page.on('console', (message) => note('console', message.text()))
  })
}

async function plantTokensOf(response: Response): Promise<void> {
  if (!response.url().includes('/oauth/')) return
  const body = await response.text().catch(() => '')
  for (const [, token = ''] of body.matchAll(/"(?:access|refresh)_token":"([^"]+)"/g)) plant(token)
}

/** Notes the addresses and texts in all caches of the page. */
export async function noteCaches(page: Page): Promise<void> {
  const entries = await page.evaluate(async () => {
    const found: string[] = []
    for (const name of await globalThis.caches.keys()) {
      const cache = await globalThis.caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        const isText = /json|html|text/.test(response?.headers.get('content-type') ?? '')
        found.push(`${name} ${request.url} ${isText ? await response?.text() : ''}`)
      }
    }
    return found
  })
  for (const entry of entries) note('caches', entry.replaceAll('\n', ' '))
}
