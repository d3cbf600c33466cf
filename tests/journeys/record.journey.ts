import type { Page } from '@playwright/test'
import { notices, openRecorder, readyToRecord } from './actions'
import { record, recordedFor, review } from './recorderPage'
import { keepSession } from './session/stored'
import { unplug, useOwnDevices } from './standInCamera'
import { expect, expectAccessible, test } from './studio'

const cardOf = (page: Page, title: string) => page.getByRole('gridcell').filter({ hasText: title })
test('somebody records with the keyboard alone, pauses, trims, saves, and finds the clip', async ({
  page,
}) => {
  await openRecorder(page)
  await page.goto('/clips/list')
  await page.getByRole('link', { name: 'Record', exact: true }).first().click()
  await readyToRecord(page)
  await expect(page.getByLabel('Sound level')).toBeAttached()
  await expectAccessible(page)
  await page.keyboard.press('r')
  await recordedFor(page, 1)
  await expectAccessible(page)
  await page.keyboard.press('p')
  await expect(page.getByRole('button', { name: 'Resume' }).first()).toBeVisible()
  await page.keyboard.press('p')
  await recordedFor(page, 2)
  await page.keyboard.press('r')

  await expect(review(page)).toBeVisible()
  const start = page.getByRole('slider', { name: 'Start' })
  // The take's length is known once its log is read.
  await expect(start).toBeEnabled()
  await start.press('PageUp')
  await expect(page.getByRole('button', { name: 'Whole take' })).toBeEnabled()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Title' }).fill('First words')
  await page.keyboard.press('Control+Enter')
  await expect(page).toHaveURL(/\/clips\/list/)
  await expect(cardOf(page, 'First words')).toBeVisible()
})

test('a camera that is unplugged ends the take, which is kept; a microphone is replaced in it', async ({
  page,
}) => {
  await openRecorder(page)
  await record(page).click()
  await recordedFor(page, 1)
  await unplug(page, 'audio')
  await expect(page.getByRole('alert')).toContainText('The microphone was unplugged at 00:0')
  await page.getByRole('button', { name: /^Use / }).click()
  await recordedFor(page, 2)

  await unplug(page, 'video')
  await expect(review(page)).toBeVisible()
  const takes = page.getByRole('list', { name: 'Takes' })
  await expect(takes).toContainText(/the camera was unplugged/i)

  await page.keyboard.press('Delete')
  await expect(takes).toBeHidden()
  await notices(page).getByRole('button', { name: 'Undo' }).click()
  // The devices are open again, and the take is in the tray.
  await readyToRecord(page)
})

/** A browser that refuses as the test says, and counts how often it was asked. */
const refusing = () => {
  const world = { refusal: '', permission: 'prompt', asked: 0 }
  Object.assign(window, { world })
  const { mediaDevices } = navigator
  const open = mediaDevices.getUserMedia.bind(mediaDevices)
  mediaDevices.getUserMedia = (wish) => {
    world.asked += 1
    return world.refusal ? Promise.reject(new DOMException('', world.refusal)) : open(wish)
  }
  navigator.permissions.query = () =>
    Promise.resolve({ state: world.permission } as PermissionStatus)
}
const setWorld = (page: Page, change: object) =>
  page.evaluate((given) => Object.assign((window as { world?: object }).world ?? {}, given), change)
const timesAsked = (page: Page) =>
  page.evaluate(() => (window as unknown as { world: { asked: number } }).world.asked)

test('each refusal is told once, with a way on; what is plugged in then is used by itself', async ({
  context,
  page,
}) => {
  const cards = [
    { refusal: 'NotAllowedError', title: 'You closed the question', way: 'Ask again' },
    { refusal: 'NotAllowedError', permission: 'denied', title: /are blocked/, way: 'Try again' },
    { refusal: 'NotReadableError', title: /^Another program uses/, way: 'Try again' },
    { refusal: 'NotFoundError', title: 'No camera found', way: 'Record audio' },
  ]
  await page.addInitScript(refusing)
  await keepSession(context, 'cc')
  await page.goto('/clips/add')
  let press = page.getByRole('button', { name: 'Allow both' })
  for (const { title, way, ...world } of cards) {
    await expect(press).toBeVisible()
    await setWorld(page, { ...world, asked: 0 })
    await press.click()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expectAccessible(page)
    // Without a camera the microphone is not what is missing: the camera alone is tried.
    expect(await timesAsked(page)).toBe(world.refusal === 'NotFoundError' ? 2 : 1)
    press = page.getByRole('button', { name: way })
  }
  await setWorld(page, { refusal: '' })
  await page.evaluate(() => navigator.mediaDevices.dispatchEvent(new Event('devicechange')))
  await readyToRecord(page)

  const other = await context.newPage()
  await context.grantPermissions(['camera', 'microphone'])
  await other.goto('/clips/add')
  await expect(other.getByRole('heading', { name: /in another tab/ })).toBeVisible()
  await other.getByRole('button', { name: 'Record here instead' }).click()
  await readyToRecord(other, record(other))
  await expect(page.getByRole('heading', { name: /in another tab/ })).toBeVisible()
  // Once the other tab is gone, this one is ready by itself.
  await other.close()
  await readyToRecord(page, record(page))
})

test('devices of the browser itself are recorded, all others here are stand-ins', async ({
  page,
}) => {
  await page.addInitScript(useOwnDevices)
  await openRecorder(page)
  await record(page).click()
  await recordedFor(page, 1)
  await page.keyboard.press('r')
  await expect(review(page)).toBeVisible()
})

test('what keeps a recording from beginning is said until somebody tries again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const Recorder = MediaRecorder
    let isBroken = true
    window.MediaRecorder = class extends Recorder {
      override start(sliceMs?: number) {
        if (!isBroken) return super.start(sliceMs)
        isBroken = false
        throw new DOMException('', 'UnknownError')
      }
    }
  })
  await openRecorder(page)
  await record(page).click()
  const why = page.getByRole('alert').filter({ hasText: 'your browser’s recorder failed' })
  await expect(why).toBeVisible()
  await expectAccessible(page)
  await record(page).click()
  await recordedFor(page, 1)
  await expect(why).toBeHidden()
})

test('a browser that cannot record, or a page that may not, offers to upload', async ({ page }) => {
  await page.addInitScript(() => {
    // What a page without a secure connection has none of.
    const nothing = { value: undefined, configurable: true }
    if (sessionStorage.getItem('missing') === 'MediaRecorder')
      return Object.defineProperty(window, 'MediaRecorder', nothing)
    Object.defineProperty(navigator, 'mediaDevices', nothing)
    Object.defineProperty(navigator.storage, 'getDirectory', nothing)
    return Object.defineProperty(navigator, 'locks', nothing)
  })
  await page.context().grantPermissions(['camera', 'microphone'])
  await keepSession(page.context(), 'cc')
  const offersUpload = async () => {
    await expect(page.getByRole('heading', { name: 'This browser cannot record' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Upload footage' })).toBeVisible()
  }
  await page.goto('/clips/add')
  await offersUpload()
  await page.evaluate(() => sessionStorage.setItem('missing', 'MediaRecorder'))
  await page.reload()
  await offersUpload()
})

test('each size, microphone and noise reduction that is chosen is what the browser opens; the size is told', async ({
  page,
}) => {
  await page.addInitScript(useOwnDevices)
  await page.addInitScript(() => {
    const { mediaDevices } = navigator
    const opened: MediaStreamTrack[] = []
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (wish) => {
      const stream = await open(wish)
      opened.push(...stream.getTracks())
      return stream
    }
    Object.assign(window, { opened })
  })
  /** Of what is open; the tracks of earlier choices are closed. */
  const open = () =>
    page.evaluate(() =>
      (window as unknown as { opened: MediaStreamTrack[] }).opened
        .filter(({ readyState }) => readyState === 'live')
        .map((track) => {
          const { height, deviceId, noiseSuppression } = track.getSettings()
          return track.kind === 'video' ? { height } : { deviceId, noiseSuppression }
        }),
    )
  await openRecorder(page)
  const size = page.getByLabel('Picture size')
  for (const height of [1080, 720, 2160, 720, 1080]) {
    await size.selectOption(`${height}`)
    await expect(page.getByText(`${(height * 16) / 9} × ${height}`)).toBeVisible()
    expect(await open()).toEqual([expect.anything(), { height }])
  }
  const microphone = page.getByLabel('Microphone', { exact: false }).first()
  const ids = await microphone.evaluate((select: HTMLSelectElement) =>
    [...select.options].map(({ value }) => value),
  )
  for (const deviceId of ids.toReversed()) {
    await microphone.selectOption(deviceId)
    await expect.poll(open).toContainEqual(expect.objectContaining({ deviceId }))
  }
  for (const noiseSuppression of [false, true]) {
    await page.getByRole('switch', { name: 'Noise reduction' }).click()
    await expect.poll(open).toContainEqual(expect.objectContaining({ noiseSuppression }))
  }
  expect(await open()).toHaveLength(2)
  await page.getByRole('radio', { name: 'Screen and camera' }).click()
  const bubble = page.getByLabel('Your camera')
  const mirror = page.getByRole('switch', { name: 'Mirror the preview' })
  await expect(bubble).toHaveCSS('scale', (await mirror.isChecked()) ? '-1 1' : 'none')
  await mirror.click()
  await expect(bubble).toHaveCSS('scale', (await mirror.isChecked()) ? '-1 1' : 'none')
  await page.getByRole('button', { name: 'Leave the recorder' }).click()
  await expect.poll(open).toEqual([])
})
