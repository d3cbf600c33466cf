// Programs for people without an account: each way in, in a frame of another site, and taken back.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, BrowserContext, FrameLocator, Locator, Page } from '@playwright/test'
import type { ListSharePagesResponse } from '../../generated/facts/features/sharing'
import { openAs } from './actions'
import { ask, signInOverHttp } from './api'
import { said } from './said'
import { onAir, share } from './shared'
import { expect, expectAccessible, expectReadable, test, type Studio } from './studio'

// What is published here would be in everybody's lists.
test.use({ house: 'shared' })

/** Somebody at a computer that knows nothing of us. */
async function aVisitor(
  browser: Browser,
  { origin }: Studio,
  size = { width: 1280, height: 720 },
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ viewport: size, baseURL: origin })
  return { context, page: await context.newPage() }
}

const play = (place: Page | FrameLocator) =>
  place.getByRole('button', { name: 'Play', exact: true }).first().click()

async function playsOn(video: Locator): Promise<void> {
  await expect
    .poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeGreaterThan(2)
}

/** The latest code that was sent to this address. */
async function codeFor({ origin }: Studio, address: string): Promise<string> {
  let code = ''
  await expect
    .poll(async () => {
      const reply = await fetch(`${origin}/rest/public/service/session/listShownLetters`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ clientRequest: {} }),
      })
      const { clientResponse } = (await reply.json()) as {
        clientResponse: { toAddress: string; text: string }[]
      }
      const letter = clientResponse.find(({ toAddress }) => toAddress === address)
      code = /^\d{6}$/m.exec(letter?.text ?? '')?.[0] ?? ''
      return code
    })
    .not.toBe('')
  return code
}

test('whoever has the link watches, says who they are, comments and approves', async ({
  browser,
  studio,
}) => {
  const link = await share(studio.origin, {
    allowComment: true,
    allowApprove: true,
    message: 'Look.',
  })
  const { page, context } = await aVisitor(browser, studio)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto(link.link)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await context.cookies()).toEqual([])
  expect(fetched.filter((path) => /hls|\.m3u8/.test(path))).toEqual([])
  await expectAccessible(page)
  await play(page)
  await playsOn(page.locator('video'))
  expect(fetched.some((path) => path.includes('hls'))).toBe(true)

  await page.getByRole('button', { name: 'Approve this cut' }).click()
  await page.getByLabel('Mail address').fill('lena@lund.example')
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByRole('status')).toContainText('lena@lund.example')
  await page.getByLabel('Code of 6 digits').fill(await codeFor(studio, 'lena@lund.example'))
  await page.getByRole('button', { name: 'Prove it' }).click()
  await page.getByRole('button', { name: 'Yes, approve it' }).click()
  await expect(page.getByText('You approved this cut')).toBeVisible()
  await page.getByLabel('Your name').fill('Lena')
  await page.getByLabel('Write a comment').fill('One second longer, please.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'One second longer' })).toBeVisible()

  const own = page.getByRole('listitem').filter({ hasText: 'Lena' })
  await own.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('One second longer')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await own.getByRole('button', { name: 'Edit' }).click()
  await own.getByRole('textbox').fill('Two seconds longer, please.')
  await own.getByRole('button', { name: 'Save' }).click()
  await expect(own).toContainText('Two seconds longer, please.')

  await page.reload()
  await expect(page.getByText('You approved this cut')).toBeVisible()
  await expect(page.getByText('Two seconds longer, please.')).toBeVisible()
  await page.getByRole('button', { name: 'What we keep' }).click()
  await page.getByRole('button', { name: 'Forget me' }).click()
  await page.getByRole('button', { name: 'Forget me' }).click()
  await expect(page.getByText('You are forgotten here.')).toBeVisible()
  await context.close()
})

test('a password and a code open a page on a phone', async ({ browser, studio }) => {
  const phone = { width: 390, height: 844 }
  const secret = await share(studio.origin, { access: 'password', password: 'sesame!' })
  const { page, context } = await aVisitor(browser, studio, phone)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(secret.link)
  await expect(page).toHaveTitle('Protected page')
  await expectAccessible(page)
  await page.getByLabel('Password').fill('wrong')
  await page.keyboard.press('Enter')
  await expect(page.getByText('That is not right. Try again.')).toBeVisible()
  await page.getByLabel('Password').fill('sesame!')
  await page.keyboard.press('Enter')
  await play(page)
  await playsOn(page.locator('video'))
  await expectReadable(page)
  const isWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
  expect(await isWide()).toBe(false)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await isWide()).toBe(false)

  const certain = await share(studio.origin, { access: 'allowlist', addresses: ['@lund.example'] })
  await page.goto(certain.link)
  await page.getByLabel('Mail address').fill('tom@lund.example')
  await page.keyboard.press('Enter')
  await page.getByLabel('Code of 6 digits').fill(await codeFor(studio, 'tom@lund.example'))
  await page.keyboard.press('Enter')
  await expect(page.getByText('tom@lund.example')).toBeVisible()
  await play(page)
  await playsOn(page.locator('video'))
  await context.close()
})

test('a public page is there for everybody, one by a code for whoever reads the letter; scanners change nothing', async ({
  browser,
  studio,
}) => {
  const { page, context } = await aVisitor(browser, studio)
  const addresses = new Set<string>()
  page.on('request', (request) => {
    if (request.method() === 'GET') addresses.add(request.url())
  })
  await page.goto('/s/lund-and-co')
  await expect(page.getByText('How a bakery of forty people tells its story.')).toBeVisible()
  await expectAccessible(page)
  await play(page)
  await playsOn(page.locator('video'))

  const byCode = await share(studio.origin, { access: 'emailCode', title: 'By a code' })
  await page.goto(byCode.link)
  await expect(page).toHaveTitle('Protected page')
  await page.getByLabel('Mail address').fill('kim@lund.example')
  await page.keyboard.press('Enter')
  await page.getByLabel('Code of 6 digits').fill(await codeFor(studio, 'kim@lund.example'))
  await page.keyboard.press('Enter')
  await expect(page.getByText('kim@lund.example')).toBeVisible()
  await play(page)
  await playsOn(page.locator('video'))
  const told = page.waitForResponse((reply) => reply.url().endsWith('/reportShareViewing'))
  await page.getByRole('button', { name: 'Pause', exact: true }).first().click()
  await told
  await context.close()

  const { access_token: token } = await signInOverHttp(studio.origin, 'cm')
  const known = async () => {
    const { rows } = await ask<ListSharePagesResponse>(
      studio.origin,
      token,
      'sharing/listSharePages',
    )
    return rows.map(({ title, plays, people, state }) => ({ title, plays, people, state }))
  }
  const before = await known()
  expect(before).toContainEqual(expect.objectContaining({ title: 'By a code', people: 1 }))
  expect([...addresses].some((address) => address.includes('/media-by/'))).toBe(true)
  for (const address of addresses)
    for (const method of ['HEAD', 'GET'])
      expect((await fetch(address, { method })).status).toBeLessThan(500)
  expect(await known()).toEqual(before)
})

test('another site shows a page in a frame, until it is closed in the product', async ({
  browser,
  page: product,
  studio,
}) => {
  const framed: { html: string } = { html: '' }
  const site = createServer((_, reply) => {
    reply.setHeader('content-type', 'text/html')
    reply.end(framed.html)
  })
  await new Promise<void>((resolve) => site.listen(0, 'localhost', resolve))
  const elsewhere = `http://localhost:${(site.address() as AddressInfo).port}`
  const shown = await share(studio.origin, { title: 'In a frame', embedSites: [elsewhere] })
  framed.html = `<!doctype html><iframe src="${studio.origin}${shown.link}" width="900" height="600"></iframe>`

  const { page, context } = await aVisitor(browser, studio)
  await page.goto(elsewhere)
  const frame = page.frameLocator('iframe')
  await play(frame)
  await playsOn(frame.locator('video'))
  // The player alone, as large as the frame.
  const size = frame.locator('video').evaluate((film) => [film.clientWidth, film.clientHeight])
  expect(await size).toEqual([900, 600])
  await expect(frame.getByRole('heading')).toHaveCount(0)
  await expect(frame.getByRole('contentinfo')).toHaveCount(0)

  const [film] = await onAir(studio.origin)
  await openAs(product, 'cm', `/myprograms/edit/${film!.programId}`)
  await product.getByRole('link', { name: 'Share', exact: true }).click()
  await expect(product).toHaveURL(/\/myprograms\/share\?where=programs/)
  await product.getByRole('row').getByText('In a frame').click()
  await expect(product.getByLabel('Address', { exact: true })).toHaveValue(
    `${studio.origin}${shown.link}`,
  )
  await expectAccessible(product)
  await product
    .getByRole('row', { name: /In a frame/ })
    .getByRole('button', { name: /^More/ })
    .click()
  await product.getByRole('menuitem', { name: 'Close' }).click()
  await said(product, '“In a frame” closed')

  const alone = await share(studio.origin, { title: 'On no other site' })
  await product.goto(`/myprograms/share/${alone.pageId}`)
  await expect(product.getByText('Add the sites that may embed this video.')).toBeVisible()
  await product.getByRole('button', { name: 'Embed', exact: true }).click()
  await expect(product.getByLabel('Sites that may embed it')).toBeFocused()

  await page.reload()
  await expect(frame.getByRole('heading', { name: 'Not open' })).toBeVisible()
  await expect(frame.getByText(/This page is closed\. Ask/)).toBeVisible()
  await context.close()
  site.close()
})
