import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { asMp4, asWebm, makeFilm } from './films'
import { clipPage, openAs, signIn } from './actions'
import { expect, expectAccessible, test } from './studio'

const cardOf = (page: Page, title: string) => page.getByRole('gridcell').filter({ hasText: title })

for (const { kind, codecs } of [
  { kind: 'mp4', codecs: asMp4 },
  { kind: 'webm', codecs: asWebm },
])
  test(`somebody signs in, uploads a real ${kind} and watches it`, async ({ page, studio }) => {
    const title = `Journey ${kind}`
    const film = join(studio.folder, `${title}.${kind}`)
    makeFilm(film, 6, codecs)
    await signIn(page, 'cc')
    await page.goto('/clips/list')
    await upload(page, film)
    await expect(cardOf(page, title)).toBeVisible()
    await openWhenPlayable(page, title)

    const player = clipPage(page).locator('video')
    await clipPage(page).getByRole('button', { name: /^Play/ }).first().click()
    await expect.poll(() => timeOf(player)).toBeGreaterThan(0.5)
    await clipPage(page).getByRole('slider', { name: 'Position' }).press('End')
    await expect.poll(() => timeOf(player)).toBeGreaterThan(4)
    await expectAccessible(page)
  })

test('a clip is renamed, put into the trash and brought back', async ({ page, studio }) => {
  const film = join(studio.folder, 'First take.mp4')
  makeFilm(film, 2, asMp4)
  await openAs(page, 'cm', '/clips/list')
  await upload(page, film)
  // A file can be renamed only once it is registered.
  await expect(cardOf(page, 'First take')).toContainText('00:02')

  await actOn(page, 'First take', 'Rename')
  await page.getByRole('textbox', { name: 'Clip title' }).fill('Second take')
  await page.keyboard.press('Enter')
  await expect(cardOf(page, 'Second take')).toBeVisible()
  await page.reload()
  await expect(cardOf(page, 'Second take')).toBeVisible()

  await actOn(page, 'Second take', 'Move to trash')
  await expect(cardOf(page, 'Second take')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cardOf(page, 'Second take')).toBeVisible()
})

test('an upload that is cut by a reload is interrupted at once, and until then seen in other tabs', async ({
  page,
  context,
  studio,
}) => {
  const film = join(studio.folder, 'Cut off.mp4')
  writeFileSync(film, Buffer.alloc(12_000_000))
  await signIn(page, 'cc')
  await page.goto('/clips/list')
  const network = await context.newCDPSession(page)
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 100_000 }
  await network.send('Network.emulateNetworkConditions', slow)
  const reported = page.waitForResponse(/reportUploads/)
  await upload(page, film)
  await reported
  const other = await context.newPage()
  await other.goto('/clips/list')
  await expect(cardOf(other, 'Cut off')).toContainText('Uploading in another tab')

  await page.reload()
  await expect(cardOf(page, 'Cut off')).toContainText('Upload interrupted')
})

async function upload(page: Page, path: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload footage' }).first().click()
  await (await chooser).setFiles(path)
}

/** Waits for the processing without a reload, because the page updates by itself. */
async function openWhenPlayable(page: Page, title: string): Promise<void> {
  // The duration is shown once the clip can be watched.
  await expect(cardOf(page, title)).toContainText('00:06')
  await cardOf(page, title).click()
  await expect(clipPage(page)).toBeVisible()
}

async function actOn(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${title}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

const timeOf = (player: Locator) => player.evaluate((video: HTMLVideoElement) => video.currentTime)
