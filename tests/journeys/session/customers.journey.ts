// The session moves to another customer, because of a reply or at the person's wish (session.md B2
// 20-22, B3 6).
import type { BrowserContext, Page } from '@playwright/test'
import type { Clip } from '../../../generated/facts/features/footage'
import type { CustomerProfile, LoginResponse } from '../../../generated/facts/features/session'
import { clipPage, openTab, switchTo, switcherOf } from '../actions'
import { expect, test } from './browser'
import { readSession } from './stored'
import { answer, holdAnswer } from './wire'

test('case 49: a reply that names another customer of the person switches there once', async ({
  context,
  page,
  signedIn,
  wire,
}) => {
  const { at } = await signedIn('cm')
  const brightcut = await idOf(context, at, 'Brightcut')
  // The counts are asked for as soon as the menu is known; what they bring covers the page.
  const held = await holdAnswer(context, 'switchCustomer')
  await answer(context, 'getMenuNotificationCount', {
    status: 409,
    body: { status: 'Error', errorMessage: `This belongs to another profile.##${brightcut}` },
  })
  await page.goto('/home/library')
  await held.arrived
  await expect(page.getByRole('dialog', { name: 'Switching organization' })).toBeVisible()
  held.release()
  await expect(switcherOf(page)).toHaveAccessibleName(/Brightcut/)
  await expect(page.getByRole('dialog', { name: 'Switching organization' })).toBeHidden()
  expect(wire.asked('switchCustomer')).toBe(1)
  expect(await readSession(page)).toMatchObject({ customerId: brightcut })
})

test('case 57: a switch whose answer is lost is completed, never with the old rows under the new name', async ({
  context,
  page,
  signedIn,
}) => {
  const { at } = await signedIn('cm')
  await keepClip(context, at, 'Northwind rushes.mp4')
  const { customerId, atThere } = await goToBrightcut(context, at)
  await keepClip(context, atThere, 'Brightcut rushes.mp4')
  await signedIn('cm')
  await openTab(page, '/clips/list')
  await expect(page.getByText('Northwind rushes')).toBeVisible()
  await noteSights(page)
  const held = await holdAnswer(context, 'switchCustomer')

  const switched = switchTo(page, 'Brightcut')
  await held.arrived
  held.lose()
  await switched
  expect(await readSession(page)).toMatchObject({ customerId })
  expect(await sights(page)).toEqual(['Brightcut'])

  await openTab(page, '/clips/list')
  await expect(page.getByText('Brightcut rushes')).toBeVisible()
  await expect(page.getByText('Northwind rushes')).toBeHidden()
})

test('a link to a clip of another customer of the person leads there, and opens it (B5 27)', async ({
  context,
  page,
  signedIn,
}) => {
  const { atThere } = await goToBrightcut(context, (await signedIn('cm')).at)
  const clipId = await keepClip(context, atThere, 'Linked take.mp4')
  await signedIn('cm')
  await openTab(page)
  await page.goto(`/clips/list?open=${clipId}`)
  await expect(clipPage(page).getByRole('heading', { name: 'Linked take' })).toBeVisible()
  await expect(switcherOf(page)).toHaveAccessibleName(/Brightcut/)
  await expect(page).toHaveURL(new RegExp(`/clips/edit/${clipId}$`))
})

async function ask<Answer>(
  context: BrowserContext,
  at: string,
  path: string,
  clientRequest: object,
): Promise<Answer> {
  const reply = await context.request.post(`/rest/secure/service/${path}`, {
    headers: { authorization: `Bearer ${at}` },
    data: { clientRequest },
  })
  const { clientResponse } = (await reply.json()) as { clientResponse: Answer }
  return clientResponse
}

async function idOf(context: BrowserContext, at: string, name: string): Promise<string> {
  const profiles = await ask<Record<string, CustomerProfile>>(
    context,
    at,
    'customeruser/getCustomerProfiles',
    {},
  )
  const found = Object.values(profiles).find(({ customerName }) => customerName.startsWith(name))
  return found?.customerID ?? ''
}

/** Switches as another page of the same session would; returns that customer's access token. */
async function goToBrightcut(context: BrowserContext, at: string) {
  const customerId = await idOf(context, at, 'Brightcut')
  const reply = await context.request.post('/rest/secure/service/customeruser/switchCustomer', {
    headers: { authorization: `Bearer ${at}` },
    data: { clientRequest: { customerId } },
  })
  const { clientResponse } = (await reply.json()) as { clientResponse: LoginResponse }
  return { customerId, atThere: clientResponse.access_token }
}

/** Creates a clip in the customer to which this access token is bound. */
async function keepClip(context: BrowserContext, at: string, name: string): Promise<string> {
  const film = { name, bytes: 1000, mime: 'video/mp4', edgeHash: 'a'.repeat(64) }
  const { clip } = await ask<{ clip: Clip }>(context, at, 'clip/startClipUpload', film)
  return clip.clipId
}

/** Inspects the page after each of its changes. */
async function noteSights(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    const look = () => {
      const name = document.querySelector('[aria-label^="Switch organization"]')
      const isNew = name?.getAttribute('aria-label')?.includes('Brightcut') ?? false
      const hasOldRows = document.body.innerText.includes('Northwind rushes')
      if (isNew) seen.add(hasOldRows ? 'Brightcut with rows of Northwind' : 'Brightcut')
    }
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
  })
}

const sights = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...((window as { seen?: Set<string> }).seen ?? [])])
