import type { Page } from '@playwright/test'
import { clipPage, openAs } from './actions'
import { expect, expectAccessible, test } from './studio'

const clipTitle = 'Harbour at dawn'
const damaged =
  'WEBVTT\n\n00:00.000 -> 00:01.500\nFog over the quay\n\n00:02.000 --> 00:03.000\nGulls\n'

const openClip = async (page: Page) => {
  await openAs(page, 'cm', `/clips/list?search=${clipTitle}`)
  await page.getByRole('gridcell').filter({ hasText: clipTitle }).click()
  return clipPage(page)
}

test('captions are uploaded, mended, edited by the keyboard and shown in the player', async ({
  page,
}) => {
  const clip = await openClip(page)
  const captions = clip.getByRole('region', { name: 'Captions', exact: true })
  await expect(captions).toContainText('No captions yet')
  await captions.getByRole('button', { name: 'Add language' }).click()
  await page.getByRole('menuitem', { name: 'English' }).click()

  await captions.locator('input[type=file]').setInputFiles({
    name: 'fog.vtt',
    mimeType: 'text/vtt',
    buffer: Buffer.from(damaged),
  })
  await captions.getByRole('button', { name: 'Line 3:' }).click()
  const text = captions.getByLabel('Text of the file')
  await expect(text).toBeFocused()
  await text.fill(damaged.replace('-> 00:01.500', '--> 00:01.500'))
  await captions.getByRole('button', { name: 'Use these captions' }).click()
  await expect(captions).toContainText('Version 1, uploaded')

  await captions.getByRole('button', { name: 'Fog over the quay' }).click()
  await expect(captions.getByLabel('Words')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+Home')
  for (const _ of 'Fog over') await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(captions).toContainText('3 captions')
  await expect(captions.getByLabel('Words')).toHaveValue('the quay')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(captions).toContainText('2 captions')
  await page.keyboard.press('Enter')
  await expect(captions.getByLabel('Words')).toHaveValue('Gulls')
  await page.keyboard.type(' cry')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(captions).toContainText('Version 2, written by hand')
  await expectAccessible(page)

  await clip.getByRole('button', { name: 'Play', exact: true }).first().click()
  await page.keyboard.press('c')
  // So that the words stay.
  await clip.locator('video').evaluate((film: HTMLVideoElement) => film.pause())
  await captions.getByRole('button', { name: 'Gulls' }).click()
  await expect(clip.locator('p').filter({ hasText: 'Gulls' })).toBeVisible()
  await page.reload()
  await expect(clip.getByRole('button', { name: 'Captions', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await captions.getByRole('button', { name: 'More for these captions' }).click()
  await page.getByRole('menuitem', { name: 'Bring back version 1' }).click()
  await expect(captions).toContainText('Version 3, brought back')

  await captions.getByRole('button', { name: 'Add language' }).click()
  await page.getByRole('menuitem', { name: 'Deutsch' }).click()
  await expect(captions).toContainText('0 captions')
})
