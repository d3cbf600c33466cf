// Whatever happens to the page, the disk, the screen or the line, what was recorded is kept.
import type { Page } from '@playwright/test'
import { clipPage, notices, openRecorder, readyToRecord, openTab } from './actions'
import { tray } from './leftTakes'
import { hideTab, record, recordedFor, recordedSeconds, review, takesOnDisk } from './recorderPage'
import { said } from './said'
import { expect, test } from './studio'

const film = (page: Page) => page.getByRole('region', { name: /^Take / }).locator('video')

/** It is loaded again or left, whatever it asks. */
const accepted = (page: Page) => page.on('dialog', (dialog) => void dialog.accept())

async function recordTake(page: Page): Promise<void> {
  await page.keyboard.press('r')
  await recordedFor(page, 1)
}

async function reviewTake(page: Page): Promise<void> {
  await recordTake(page)
  await page.keyboard.press('r')
  await expect(review(page)).toBeVisible()
}

test('whatever the stage in which its page is loaded again or dies, no take is lost; saved offline, it is sent later and plays', async ({
  context,
  page: first,
}) => {
  let page = first
  const again = async (how: 'loaded' | 'dead') => {
    if (how === 'dead') {
      await page.close()
      page = accepted(await context.newPage())
      await page.goto('/clips/add')
    } else await page.reload()
    await readyToRecord(page)
  }
  accepted(page)
  await openRecorder(page)
  await again('loaded')

  // The countdown, which a hidden tab ends: five seconds, since a busy machine may need three to look.
  await page.keyboard.press('c')
  await page.keyboard.press('c')
  for (const end of [() => hideTab(page), () => page.reload()]) {
    await page.keyboard.press('r')
    await expect(page.getByText('Esc cancels')).toBeVisible()
    await end()
    await expect(page.getByText('Esc cancels')).toBeHidden()
    await readyToRecord(page)
  }
  expect(await takesOnDisk(page)).toBe(0)
  await page.keyboard.press('c')

  await recordTake(page)
  await again('loaded')
  await recordTake(page)
  await page.keyboard.press('p')
  await expect(page.getByRole('button', { name: 'Resume' }).first()).toBeVisible()
  await again('dead')
  await reviewTake(page)
  await again('loaded')
  await reviewTake(page)
  const asked = page.waitForRequest(/saveTake$/)
  await page.route(/saveTake$/, () => undefined)
  await page.keyboard.press('Control+Enter')
  await asked
  // Its page is gone before the server could hear of it: what is held goes on once nothing holds it.
  await openTab(page, '/clips/list')
  await page.unrouteAll()

  await expect(tray(page).getByText('Cut off')).toHaveCount(2)
  await expect(tray(page).getByText('Waiting for you')).toHaveCount(2)
  await tray(page).getByRole('button', { name: 'Watch and trim' }).last().click()
  await expect(review(page)).toBeVisible()
  await expect
    .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.duration))
    .toBeGreaterThan(0.5)
  await page.getByRole('textbox', { name: 'Title' }).fill('Sent later')
  await context.setOffline(true)
  await page.keyboard.press('Control+Enter')
  await expect(page).toHaveURL(/\/clips\/list/)
  await said(page, 'It uploads when you are online')
  await expect(notices(page).getByRole('listitem')).toHaveCount(1)
  await context.setOffline(false)
  const card = page.getByRole('gridcell').filter({ hasText: 'Sent later' })
  await expect(card).toContainText(/00:0\d/)
  await card.click()
  const clip = clipPage(page).locator('video')
  await expect
    .poll(() =>
      clip.evaluate(async (video: HTMLVideoElement) => {
        await video.play()
        return video.currentTime
      }),
    )
    .toBeGreaterThan(0)
})

test('the clock shows what has arrived, and the recorder says when that is behind', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const Recorder = MediaRecorder
    const late: (() => void)[] = []
    const world = Object.assign(window, { holdsBack: false, late })
    window.MediaRecorder = class extends Recorder {
      override addEventListener(type: string, hear: (event: Event) => void) {
        const hearLate = (event: Event) =>
          world.holdsBack ? late.push(() => hear(event)) : hear(event)
        super.addEventListener(type, type === 'dataavailable' ? hearLate : hear)
      }
    }
  })
  await openRecorder(page)
  await recordTake(page)
  await page.evaluate(() => Object.assign(window, { holdsBack: true }))
  const before = await recordedSeconds(page)
  await expect(page.getByText(/This computer is \d+ s behind/).first()).toBeVisible()
  expect(await recordedSeconds(page)).toBeLessThanOrEqual(before + 1)
  await page.evaluate(() => {
    const world = Object.assign(window as unknown as { late: (() => void)[] }, { holdsBack: false })
    world.late.splice(0).forEach((hear) => hear())
  })
  await recordedFor(page, before + 3)
  await expect(page.getByText(/s behind/).first()).toBeHidden()
  await page.keyboard.press('r')
  await expect(review(page)).toBeVisible()
  await expect
    .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.duration))
    .toBeGreaterThan(before + 2)
})

test('a still screen behind other tabs is recorded until sharing ends; no room on the disk ends a take or keeps it from beginning; a private window says that it keeps nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('private') !== null)
      Object.defineProperty(navigator.storage, 'getDirectory', { value: undefined })
    navigator.mediaDevices.getDisplayMedia = async () => {
      if (sessionStorage.getItem('shares') === null) throw new DOMException('', 'NotAllowedError')
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 })
      // Handed over once: nothing moves on it.
      const stream = canvas.captureStream(30)
      canvas.getContext('2d')?.fillRect(0, 0, 640, 360)
      return Object.assign(window, { stream }).stream
    }
  })
  const limitRoom = (quota: number) =>
    page.evaluate((bytes) => {
      navigator.storage.estimate = () => Promise.resolve({ quota: bytes, usage: 0 })
    }, quota)
  const megabytes = 1_000_000
  const takes = page.getByRole('list', { name: 'Takes' })
  const choose = page.getByRole('button', { name: 'Choose what to share' })
  const remember = (name: string) => page.evaluate((key) => sessionStorage.setItem(key, ''), name)

  await openRecorder(page)
  await page.getByRole('radio', { name: 'Screen', exact: true }).click()
  await choose.click()
  await expect(choose).toBeEnabled()
  await expect(notices(page).getByRole('listitem')).toHaveCount(0)

  await remember('shares')
  await choose.click()
  await recordedFor(page, 1)
  await hideTab(page)
  await recordedFor(page, 3)
  await page.evaluate(() => {
    const [shown] = (window as unknown as { stream: MediaStream }).stream.getTracks()
    shown?.stop()
    shown?.dispatchEvent(new Event('ended'))
  })
  await expect(takes).toContainText('sharing ended')
  await expect
    .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.duration))
    .toBeGreaterThan(2)

  await page.reload()
  await limitRoom(250 * megabytes)
  // The room is looked at again with the devices.
  await page.getByRole('radio', { name: 'Camera', exact: true }).click()
  await readyToRecord(page)
  await record(page).click()
  await expect(page.getByRole('alert')).toContainText('less than five minutes')
  await expect(page.getByRole('timer')).toBeHidden()
  await limitRoom(9000 * megabytes)
  await page.getByRole('radio', { name: 'Screen', exact: true }).click()
  await choose.click()
  await recordedFor(page, 1)
  await limitRoom(201 * megabytes)
  await expect(takes).toContainText('no space was left')

  await remember('private')
  await page.reload()
  await expect(page.getByText('this window keeps nothing')).toBeVisible()
  await readyToRecord(page, choose)
  await choose.click()
  await recordedFor(page, 1)
  await page.keyboard.press('r')
  await expect(review(page)).toBeVisible()
  await page.getByRole('textbox', { name: 'Title' }).fill('Kept nowhere else')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('gridcell').filter({ hasText: 'Kept nowhere else' })).toContainText(
    /00:0\d/,
  )
})
