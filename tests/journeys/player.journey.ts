import type { Locator } from '@playwright/test'
import { clipPage, openAs } from './actions'
import { expect, test } from './studio'

const timeOf = (film: Locator) => film.evaluate((video: HTMLVideoElement) => video.currentTime)

test('a film is moved through by keys and looked ahead in, and waits for the connection', async ({
  page,
  context,
}) => {
  await openAs(page, 'cc', '/clips/list')
  await page.getByRole('gridcell').filter({ hasText: 'Harbour at dawn' }).click()
  const clip = clipPage(page)
  const film = clip.locator('video')
  await expect(clip).toContainText('00:00 / 00:08')
  await clip.getByRole('region', { name: /Harbour/ }).focus()
  await page.keyboard.press('5')
  await expect.poll(() => timeOf(film)).toBeCloseTo(4, 1)
  await page.keyboard.press('.')
  await expect.poll(() => timeOf(film)).toBeGreaterThan(4.02)

  const bar = clip.getByRole('slider', { name: 'Position' })
  await bar.hover({ position: { x: 300, y: 10 } })
  const tile = clip.locator('[data-tile]')
  await expect(tile).toBeVisible()
  expect(Number(await tile.getAttribute('data-tile'))).toBeGreaterThan(10)

  const smaller = page.waitForRequest('**/360.m3u8')
  await clip.getByRole('button', { name: 'Settings' }).click()
  await clip.getByRole('radio', { name: /^360p/ }).check()
  await smaller
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(clip).toBeHidden()

  await context.setOffline(true)
  await page.getByRole('gridcell').filter({ hasText: 'Interview, camera A' }).click()
  await expect(clip).toContainText('No connection')
  await context.setOffline(false)
  await expect(clip).not.toContainText('No connection')
  await clip.getByRole('button', { name: /^Play/ }).first().click()
  await expect.poll(() => timeOf(film)).toBeGreaterThan(0.5)
})
