/** What a run of all journeys leaves behind for secrets.check.ts: addresses, referrers, logs, caches; and the secrets. */
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page, Response } from '@playwright/test'

export const journalFolder = join(import.meta.dirname, '../../test-results/journal')

export type JournalFile = 'addresses' | 'caches' | 'server.log' | 'console' | 'secrets'

export function note(file: JournalFile, line: string): void {
  mkdirSync(journalFolder, { recursive: true })
  appendFileSync(join(journalFolder, file), `${line}\n`)
}

/** Something that must never be found anywhere: a password a journey types, a code it is sent. */
export const plant = (secret: string): void => note('secrets', JSON.stringify(secret))

export function watch(context: BrowserContext): void {
  context.on('request', (request) => {
    const { referer = '' } = request.headers()
    note('addresses', `${request.method()} ${request.url()} ${referer}`)
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

/** All that the page's caches hold, by address and text. */
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
