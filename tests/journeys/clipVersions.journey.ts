import { join } from 'node:path'
import { clipPage, openAs } from './actions'
import { asMp4, makeFilm } from './films'
import { said } from './said'
import { expect, expectAccessible, test } from './studio'

const title = 'Wind, without sound'

test('another film becomes the next version of a clip; the one before is watched and brought back', async ({
  page,
  studio,
}) => {
  const film = join(studio.folder, 'Wind again.mp4')
  makeFilm(film, 2, asMp4)
  await openAs(page, 'cm', `/clips/list?search=${title}`)
  await page.getByRole('gridcell').filter({ hasText: title }).click()
  const clip = clipPage(page)
  await expect(clip.locator('video')).toBeVisible()

  const chooser = page.waitForEvent('filechooser')
  await clip.getByRole('button', { name: 'New version' }).click()
  await (await chooser).setFiles(film)
  const versions = clip.getByRole('listitem').filter({ hasText: /Version \d/ })
  await expect(versions.filter({ hasText: 'Version 2' })).toContainText('Shown')
  await expect(clip.getByRole('heading', { name: title })).toBeVisible()

  const first = versions.filter({ hasText: 'Version 1' })
  await first.getByRole('button', { name: 'Watch' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading')).toHaveText(`${title} · Version 1`)
  await expect(dialog.locator('video')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Bring back' }).click()
  await said(page, `“${title}” shows version 1`)
  await expect(first).toContainText('Shown')
})
