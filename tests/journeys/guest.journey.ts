// Guests answer on a phone: with its camera, through a tab that dies, a line that breaks, and without a camera.
import {
  aGuestLink,
  answer,
  aPhone,
  cameraIsThere,
  recordButton,
  saidFor,
  signRelease,
} from './guests'
import { asMp4, makeFilm } from './films'
import { join } from 'node:path'
import { expect, expectAccessible, expectReadable, plant, test } from './studio'

test('a guest agrees, answers, sends, sees what has arrived, and takes it back', async ({
  browser,
  studio,
}) => {
  const token = await aGuestLink(studio)
  const { page, context } = await aPhone(browser, studio)
  // Programs that guard letters write the sign in another way.
  await page.goto(`/guest%23${token}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your first week')
  expect(page.url()).toBe(`${studio.origin}/guest`)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)

  await page.getByRole('button', { name: 'Continue to the camera' }).click()
  await expect(page.getByText('Agree to the release first.')).toBeVisible()
  await page.getByLabel('Language').selectOption('de')
  await expect(page.getByLabel('Ihr Name')).toBeVisible()
  await page.getByLabel('Sprache').selectOption('en')
  await signRelease(page)
  await cameraIsThere(page)
  await expectAccessible(page)
  await answer(page)
  await expect(page.getByText('Question 2 of 2')).toBeVisible()
  await answer(page)
  await expect(page.getByText(/^Arrived, /)).toHaveCount(2)
  await page.getByRole('button', { name: 'Send 2 answers' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, Dana' })).toBeVisible()
  await expectAccessible(page)
  const own = await page.evaluate(() => localStorage.getItem('guest.link'))
  expect(own).not.toBe(token)
  plant(own ?? '')

  // The link stays theirs, on this phone without being opened again.
  await page.goto('/guest')
  await expect(page.getByRole('heading', { name: 'Thank you, Dana' })).toBeVisible()
  await page.getByRole('button', { name: 'Withdraw my answers' }).click()
  await expect(page.getByRole('button', { name: 'Keep them' })).toBeFocused()
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(page.getByText('Your answers are withdrawn.')).toBeVisible()
  await expectAccessible(page)
  await context.close()
})

test('a tab that dies loses a second at most, and what was said offline is sent later', async ({
  browser,
  studio,
}) => {
  const token = await aGuestLink(studio)
  const { page: first, context } = await aPhone(browser, studio)
  await first.goto(`/guest#${token}`)
  await signRelease(first)
  await cameraIsThere(first)
  await recordButton(first).click()
  const said = await saidFor(first, 4)
  // Nobody stops what is recorded.
  await first.close({ runBeforeUnload: false })

  const page = await context.newPage()
  await page.goto('/guest')
  const kept = page.getByRole('heading', { name: /^Your answer of 00:\d\d is still here\.$/ })
  await expect(kept).toBeVisible()
  const [, seconds] = /0:(\d\d)/.exec(await kept.innerText()) ?? []
  expect(Number(seconds)).toBeGreaterThanOrEqual(said - 1)
  await page.getByRole('button', { name: 'Go on' }).click()

  await cameraIsThere(page)
  await context.setOffline(true)
  await answer(page)
  await expect(page.getByText('Your answer is safe on this phone.')).toBeVisible()
  await page.getByRole('button', { name: /^Send 2 answers/ }).click()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Thank you, Dana' })).toBeVisible()
  await context.close()
})

test('whoever came by plain http is told so before they fill anything in', async ({
  browser,
  studio,
}) => {
  const token = await aGuestLink(studio)
  const { page, context } = await aPhone(browser, studio)
  // As browsers have it on such addresses.
  await context.addInitScript(() =>
    Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined }),
  )
  await page.goto(`/guest#${token}`)
  await expect(page.getByRole('alert')).toContainText('This address is not secure.')
  await expect(page.getByLabel('Your name')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByLabel('Language').selectOption('de')
  await expect(page.getByRole('alert')).toContainText('nur über https')
  await context.close()
})

test('without a camera a film is chosen; a link without its end asks for it', async ({
  browser,
  studio,
}) => {
  const token = await aGuestLink(studio, {
    prompts: [{ text: 'Who?', maxSeconds: 60, isRequired: true }],
  })
  const { page, context } = await aPhone(browser, studio, [])
  await page.goto('/guest')
  await expect(page.getByText('Part of the link is missing.')).toBeVisible()
  await page.getByLabel('Link').fill(`${studio.origin}/guest#${token}`)
  await page.getByRole('button', { name: 'Open' }).click()
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('There is none.', 'NotFoundError'))
  })
  await signRelease(page)
  await expect(page.getByRole('heading', { name: 'No camera was found.' })).toBeVisible()
  await expectAccessible(page)
  const film = join(studio.folder, 'answer.mp4')
  makeFilm(film, 2, asMp4)
  await page.getByLabel('Choose a film').setInputFiles(film)
  await page.getByRole('button', { name: 'Use this answer' }).click()
  await page.getByRole('button', { name: 'Send 1 answer' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, Dana' })).toBeVisible()
  await context.close()
})
