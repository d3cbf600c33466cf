import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { projectRoot } from '../support/projectRoot'
import { clipPage, notices, openAs } from './actions'
import { asMp4, makeFilm } from './films'
import { said } from './said'
import { expect, test } from './studio'

const cardOf = (page: Page, title: string) => page.getByRole('gridcell').filter({ hasText: title })

async function choose(page: Page, paths: readonly string[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload footage' }).first().click()
  await (await chooser).setFiles([...paths])
}

test('of a batch only films become clips: others are told of at once, and go to Files', async ({
  page,
  studio,
}) => {
  const [film, pdf, notes] = ['Wanted.mp4', 'really a PDF.mp4', 'notes.mp4'].map((name) =>
    join(studio.folder, name),
  ) as [string, string, string]
  makeFilm(film, 2, asMp4)
  writeFileSync(pdf, '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF')
  writeFileSync(notes, 'This is not a film.\n'.repeat(100))
  await openAs(page, 'cc', '/clips/list')
  await choose(page, [film, pdf, notes])
  await said(page, '1 of 3 are uploading. 2 are not films: really a PDF.mp4, notes.mp4')
  await expect(cardOf(page, 'Wanted')).toBeVisible()
  await expect(cardOf(page, 'really a PDF')).toBeHidden()

  await notices(page).getByRole('button', { name: 'Add to Files' }).click()
  await expect(page).toHaveURL(/\/files\/list/)
  await expect(page.getByText('really a PDF').first()).toBeVisible()
  await expect(page.getByText('notes', { exact: true })).toBeHidden()
})

test('a film that is a clip already is offered once, and uploaded again only if it should be', async ({
  page,
}) => {
  const film = `${projectRoot}/.cache/demo-videos/harbour-at-dawn.mp4`
  await openAs(page, 'cc', '/clips/list')
  await choose(page, [film])
  await said(page, 'Same file as “Harbour at dawn”')
  await notices(page).getByRole('button', { name: 'Open it' }).click()
  await expect(clipPage(page).getByRole('heading', { name: 'Harbour at dawn' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cardOf(page, 'harbour-at-dawn')).toBeHidden()

  await choose(page, [film])
  await notices(page).getByRole('button', { name: 'Keep both' }).click()
  await expect(cardOf(page, 'harbour-at-dawn')).toBeVisible()
})
