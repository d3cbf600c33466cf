// The session goes on in another customer, asked by a reply or by the person (session.md B2 20-22, B3 6).
import type { BrowserContext } from '@playwright/test'
import type { CustomerProfile } from '../../../generated/facts/features/session'
import { expect, makeCall, openTab, switcherOf, test } from './browser'
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
  await openTab(page)
  await answer(context, 'getMenuNotificationCount', {
    status: 409,
    body: { status: 'Error', errorMessage: `This belongs to another profile.##${brightcut}` },
  })
  const held = await holdAnswer(context, 'switchCustomer')
  await makeCall(page)
  await held.arrived
  await expect(page.getByRole('dialog', { name: 'Switching organization' })).toBeVisible()
  held.release()
  await expect(switcherOf(page)).toHaveAccessibleName(/Brightcut/)
  await expect(page.getByRole('dialog', { name: 'Switching organization' })).toBeHidden()
  expect(wire.asked('switchCustomer')).toBe(1)
  expect(await readSession(page)).toMatchObject({ customerId: brightcut })
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
