// Other services: a recording of Zoom comes in as footage, a program goes to YouTube.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ListCustomersResponse } from '../../generated/facts/features/super-admin'
import { openYoutube, type YoutubeStandin } from '../standins/youtube'
import { openZoom, type ZoomStandin } from '../standins/zoom'
import { openAs } from './actions'
import { ask, signInOverHttp } from './api'
import { asMp4, makeFilm } from './films'
import { said } from './said'
import { onAir } from './shared'
import { expect, expectAccessible, expectReadable, test as base } from './studio'

interface Services {
  readonly zoom: ZoomStandin
  readonly youtube: YoutubeStandin
}

const test = base.extend<object, { services: Services }>({
  services: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from its pattern
    async ({}, use) => {
      const [zoom, youtube] = [await openZoom(), await openYoutube()]
      await use({ zoom, youtube })
      await Promise.all([zoom.close(), youtube.close()])
    },
    { scope: 'worker' },
  ],
  environmentOf: [
    ({ services: { zoom, youtube } }, use) =>
      use(() => ({ ...zoom.environment, ...youtube.environment })),
    { scope: 'worker' },
  ],
})

test('somebody connects Zoom and brings a recording into Footage', async ({
  page,
  studio,
  services: { zoom },
}) => {
  const film = join(studio.folder, 'recording.mp4')
  makeFilm(film, 2, asMp4)
  const start = new Date(Date.now() - 2 * 24 * 3_600_000).toISOString().replace(/\.\d+Z$/, 'Z')
  const body = readFileSync(film)
  const files = [{ file_type: 'MP4', recording_type: 'active_speaker', body } as const]
  zoom.record({ topic: 'All hands, November', start_time: start, files: [...files] })
  zoom.record({ topic: 'Team retro', start_time: start, files: [...files] })

  await openAs(page, 'cm', '/integrations/zoom')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Connect Zoom' }).click()
  await said(page, 'Zoom is connected.')
  await expect(page).toHaveURL(/\/integrations\/zoom$/)
  await expect(page.getByText('2 recordings')).toBeVisible()
  await page.getByLabel('Search recordings').fill('hands')
  await expect(page.getByRole('row', { name: /Team retro/ })).toHaveCount(0)
  const row = page.getByRole('row', { name: /All hands, November/ })
  await row.getByRole('button', { name: 'Import All hands, November' }).click()
  await expect(row.getByRole('link', { name: 'In Footage' })).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)
  await row.getByRole('link', { name: 'In Footage' }).click()
  await expect(page.getByRole('region', { name: 'All hands, November', exact: true })).toBeVisible()

  await page.goto('/integrations/zoom')
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await expectAccessible(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByRole('button', { name: 'Connect Zoom' })).toBeVisible()
  expect(zoom.desk.revoked).toHaveLength(1)
})

/** The demo's first customer may connect YouTube, too. */
async function allowYoutube(origin: string): Promise<void> {
  const { access_token: token } = await signInOverHttp(origin, 'super')
  const asked = { search: 'Northwind', limit: 1 }
  const { rows } = await ask<ListCustomersResponse>(
    origin,
    token,
    'super-admin/listCustomers',
    asked,
  )
  const { customerId, rev, flags } = rows[0]!
  const values = { flags: { ...flags, allowYoutubeIntegration: true } }
  await ask(origin, token, 'super-admin/updateCustomer', { customerId, rev, values })
}

test('a program on air goes to YouTube, and what became of it is told', async ({
  page,
  studio,
  services: { youtube },
}) => {
  await allowYoutube(studio.origin)
  const [program] = await onAir(studio.origin)
  youtube.isAudited = false
  await openAs(page, 'cm', '/integrations/youtube')
  await page.getByRole('button', { name: 'Connect YouTube' }).click()
  await said(page, 'YouTube is connected.')
  await expect(page.getByText('Nothing sent yet')).toBeVisible()
  await expectAccessible(page)

  await page.goto(`/myprograms/edit/${program!.programId}`)
  await page.getByRole('link', { name: 'To YouTube' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Title')).toHaveValue(program!.name)
  await expect(dialog.getByRole('button', { name: 'Send to YouTube' })).toBeDisabled()
  await dialog.getByLabel('Title').fill('Second cut, at last')
  await dialog.getByText('No, it is not made for kids').click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send to YouTube' }).click()
  const row = page.getByRole('row', { name: /Second cut, at last/ })
  await expect(row.getByText('On YouTube, private')).toBeVisible()
  await expect(page.getByText('until Google has audited your project')).toBeVisible()
  await expect(page.getByText(/1 of 100 uploads today/)).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)
  const [video] = [...youtube.videos.values()]
  expect(video?.resource.snippet.title).toBe('Second cut, at last')
})
