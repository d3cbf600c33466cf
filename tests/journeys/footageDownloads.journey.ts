import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'
import { projectRoot } from '../support/projectRoot'
import { entriesOf } from '../support/zip'
import { clipPage, openAs } from './actions'
import { said } from './said'
import { expect, test } from './studio'

const demoFilm = (name: string) => readFileSync(`${projectRoot}/.cache/demo-videos/${name}`)

const cardOf = (page: Page, title: string) => page.getByRole('gridcell').filter({ hasText: title })

async function downloadBy(page: Page, press: () => Promise<void>): Promise<Download> {
  const download = page.waitForEvent('download')
  await press()
  return download
}

const bytesOf = async (download: Download) => readFileSync(await download.path())

test('one clip is downloaded as its film, several as one zip, and a link opens one', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAs(page, 'cc', '/clips/list')
  const menuOf = (title: string) => page.getByRole('button', { name: `More for ${title}` }).click()

  const one = await downloadBy(page, async () => {
    await menuOf('Vertical teaser')
    await page.getByRole('menuitem', { name: 'Download original' }).click()
  })
  expect(one.suggestedFilename()).toBe('Vertical teaser.mp4')
  expect((await bytesOf(one)).equals(demoFilm('vertical-teaser.mp4'))).toBe(true)

  for (const title of ['Vertical teaser', 'Interview, camera B'])
    await cardOf(page, title).getByRole('checkbox').check({ force: true })
  const both = await downloadBy(page, async () => {
    await page.getByRole('toolbar').getByRole('button', { name: 'Download' }).click()
    await page.getByRole('menuitem', { name: 'Originals' }).click()
  })
  expect(both.suggestedFilename()).toMatch(/^footage-.*\.zip$/)
  expect(entriesOf(await bytesOf(both))).toEqual({
    'Vertical teaser.mp4': demoFilm('vertical-teaser.mp4'),
    'Interview, camera B.webm': demoFilm('interview-camera-b.webm'),
  })

  await page.keyboard.press('Escape')
  await menuOf('Harbour at dawn')
  await page.getByRole('menuitem', { name: 'Copy link' }).click()
  await said(page, 'Link copied')
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()))
  await expect(clipPage(page).getByRole('heading', { name: 'Harbour at dawn' })).toBeVisible()
})
