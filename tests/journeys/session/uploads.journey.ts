// The access token expires during an upload (session.md case 66).
import { randomFillSync } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { uploadPartBytes } from '../../../generated/facts/constants'
import { openTab } from '../actions'
import { expect, test } from './browser'
import { expiredTokenOf } from './server'
import { changeSession, readSession, rotationsOf } from './stored'

test('case 66: an upload goes on over the end of the access token, and only the open part is sent again', async ({
  context,
  page,
  signedIn,
  studio,
  wire,
}) => {
  const file = join(studio.folder, 'Long way.mp4')
  writeFileSync(file, randomFillSync(Buffer.alloc(2 * uploadPartBytes + 1024)))
  await page.addInitScript(holdParts)
  await signedIn('cc')
  await openTab(page, '/clips/list')
  const before = (await readSession(page))!
  const refreshes = wire.asked('refresh')

  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload footage' }).first().click()
  await (await chooser).setFiles(file)
  await expect.poll(async () => (await parts(page)).waiting).toEqual(['p00001', 'p00002', 'p00003'])
  await letGo(page, 'p00001')
  await expect.poll(async () => (await parts(page)).stored).toEqual(['p00001'])

  await changeSession(page, { at: await expiredTokenOf(studio, before) })
  let refused = 0
  await context.route(/\/uploads\//, async (route) => {
    if (route.request().method() !== 'POST' || refused > 0) return route.fallback()
    refused += 1
    await route.fulfill({ status: 401, body: '<Error><Code>AccessDenied</Code></Error>' })
  })
  await letGo(page, 'p00002')
  await expect.poll(async () => (await parts(page)).stored).toEqual(['p00001', 'p00002'])
  await letGo(page, 'p00003')
  await expect(page.getByRole('gridcell').filter({ hasText: 'Long way' })).toContainText(
    /Not accepted|Failed/,
  )

  expect(refused).toBe(1)
  const { sent } = await parts(page)
  expect(sent.toSorted()).toEqual(['p00001', 'p00002', 'p00002', 'p00003'])
  expect(wire.asked('refresh')).toBe(refreshes + 1)
  expect(rotationsOf(await readSession(page))).toBe(rotationsOf(before) + 1)
})

interface Parts {
  waiting: string[]
  sent: string[]
  stored: string[]
}

interface Held {
  parts: Parts & { free: string[] }
  sends: Map<string, () => void>
}

/** Holds each part until it is released, and notes what is sent and stored. */
function holdParts(): void {
  const held: Held = { parts: { waiting: [], sent: [], stored: [], free: [] }, sends: new Map() }
  Object.assign(window, { held })
  const send = XMLHttpRequest.prototype.send
  XMLHttpRequest.prototype.send = function sendWhenFree(body) {
    const key = body instanceof FormData ? String(body.get('key')) : ''
    const part = key.split('/').at(-1) ?? ''
    this.addEventListener('load', () => {
      if (this.status < 300) held.parts.stored.push(part)
    })
    const { abort } = this
    const go = () => {
      this.abort = abort
      // How long it was held here does not count as a standstill.
      this.upload.dispatchEvent(new ProgressEvent('progress'))
      held.parts.sent.push(part)
      send.call(this, body)
    }
    if (held.parts.free.includes(part)) return go()
    // A part that waits here for long is not one that got stuck on its way.
    this.abort = () => {}
    held.sends.set(part, go)
    held.parts.waiting = [...held.sends.keys()].toSorted()
  }
}

const parts = (page: Page): Promise<Parts> =>
  page.evaluate(() => (window as unknown as { held: Held }).held.parts)

const letGo = (page: Page, part: string): Promise<void> =>
  page.evaluate((name) => {
    const { held } = window as unknown as { held: Held }
    held.parts.free.push(name)
    held.sends.get(name)?.()
  }, part)
