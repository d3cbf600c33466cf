/**
 * Collects for secrets.check.ts what a run of all journeys leaves: addresses, referrers, logs,
 * caches; and the secrets.
 */
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page, Response } from '@playwright/test'

export const journalFolder = join(import.meta.dirname, '../../test-results/journal')

export type JournalFile = 'addresses' | 'caches' | 'server.log' | 'console' | 'secrets'

export function note(file: JournalFile, line: string): void {
  mkdirSync(journalFolder, { recursive: true })
  appendFileSync(join(journalFolder, file), `${line}\n`)
}

/**
 * Notes a secret that must not appear anywhere: a password that is typed, a code that is received.
 */
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
