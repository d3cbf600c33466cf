import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { customers } from '../../src/main/demo/cast'
import { openAs, openTab, rail, signOut, switcherOf } from './actions'
import { said } from './said'
import { expect, expectAccessible, test } from './studio'

/** Starts one upload per name, over a very slow connection. */
async function beginUploads(page: Page, folder: string, names: readonly string[]): Promise<void> {
  const films = names.map((name) => join(folder, `${name}.mp4`))
  for (const film of films) writeFileSync(film, randomBytes(6 * 1024 * 1024))
  const network = await page.context().newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 40 * 1024,
  })
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload footage' }).first().click()
  await (await chooser).setFiles(films)
  for (const name of names)
    await expect(page.getByRole('gridcell').filter({ hasText: name })).toBeVisible()
}

const question = (page: Page) => page.getByRole('alertdialog')
const answer = (page: Page, name: string) =>
  question(page).getByRole('button', { name, exact: true }).last().click()

test('signing out names the uploads of every tab, and the tab that was not asked says what was stopped', async ({
  context,
  studio,
}) => {
  const uploading = await context.newPage()
  await openAs(uploading, 'cc', '/clips/list')
  await beginUploads(uploading, studio.folder, ['Lantern', 'Meadow'])
  const other = await openTab(await context.newPage())

  await signOut(other)
  await expect(question(other)).toContainText('2 uploads are running')
  await expectAccessible(other)
  await answer(other, 'Stay')
  await expect(question(other)).toBeHidden()
  await expect(rail(other)).toBeVisible()

  await signOut(other)
  await answer(other, 'Sign out')
  await expect(other).toHaveURL(/\/login$/)
  await expect(uploading.getByRole('main')).toContainText('2 uploads were stopped')
  await expect(other.getByText('were stopped')).toBeHidden()
})

test('switching the organization asks, here and for another tab, which says what was stopped', async ({
  context,
  studio,
}) => {
  const uploading = await context.newPage()
  await openAs(uploading, 'cm', '/clips/list')
  await beginUploads(uploading, studio.folder, ['Lighthouse'])
  await switcherOf(uploading).click()
  await uploading.getByRole('option', { name: customers.brightcut.name }).click()
  await expect(question(uploading)).toContainText('1 upload is running')
  await uploading.keyboard.press('Escape')
  await expect(switcherOf(uploading)).toHaveAccessibleName(new RegExp(customers.northwind.name))

  const other = await openTab(await context.newPage())
  await switcherOf(other).click()
  await other.getByRole('option', { name: customers.brightcut.name }).click()
  await answer(other, 'Switch')
  await said(uploading, '1 upload was stopped')
  await expect(switcherOf(uploading)).toHaveAccessibleName(new RegExp(customers.brightcut.name))
})
