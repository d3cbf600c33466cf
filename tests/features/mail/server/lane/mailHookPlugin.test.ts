// A mail service tells what came back later, signed; nobody else is heard (reach.md 5).
import { expect, test } from 'vitest'
import { signatureOf } from '../../../../../src/features/mail/server/lane/mailHookPlugin'
import { addresses, campaignWorld } from '../../../campaigns/server/world'

const secret = 'a secret of the mail service'
const world = await campaignWorld({ MAIL_HOOK_SECRET: secret })
const { app, newCustomer, aDueLetter, plan, send, pass, call } = world

async function aSentLetter() {
  const here = await newCustomer()
  const [address] = addresses(1)
  const letter = await aDueLetter(here, [address!])
  await plan()
  pass(20)
  await send()
  const [message] = await world.messagesOf(letter.letterId)
  return { here, address, messageId: message!.id, ...letter }
}

async function tell(told: object, { key = secret, lateMs = 0 } = {}) {
  const payload = JSON.stringify(told)
  const at = String(Math.floor((app.clock.now.getTime() - lateMs) / 1000))
  const headers = { 'x-timestamp': at, 'x-signature': signatureOf(key, at, payload) }
  const reply = await app.server.inject({ method: 'POST', url: '/hooks/mail', payload, headers })
  return reply.statusCode
}

const heldBack = async (here: Awaited<ReturnType<typeof newCustomer>>) => {
  const { reply } = await call<{
    rows: { reason: string; may: string[]; suppressionId: string }[]
  }>(here, 'listSuppressed', {})
  return reply.rows
}

test('a hard bounce is known of the letter, and nothing is sent there again', async () => {
  const { here, messageId, letterId } = await aSentLetter()
  expect(await tell({ token: app.services.mailLane.tokenOf(messageId), kind: 'hard' })).toBe(204)
  expect(await world.messagesOf(letterId)).toMatchObject([{ state: 'bounced' }])
  expect(await heldBack(here)).toMatchObject([{ reason: 'bounce', may: ['release'] }])
})

test('three soft ones in thirty days count as a hard one', async () => {
  const { here, address } = await aSentLetter()
  for (const expected of [0, 0, 1]) {
    pass(60)
    expect(await tell({ address, kind: 'soft' })).toBe(204)
    expect(await heldBack(here)).toHaveLength(expected)
  }
})

test('whoever complained is not written to again, whatever anybody says', async () => {
  const { here, address, contacts } = await aSentLetter()
  await tell({ address, kind: 'complaint' })
  const [row] = await heldBack(here)
  expect(row).toMatchObject({ reason: 'complaint', may: [] })
  expect(await world.act(here, 'releaseSuppressed', row!.suppressionId)).toBe('forbidden')
  await app.database.db
    .updateTable('contacts')
    .set({ state: 'unsubscribed' })
    .where('id', '=', contacts[0]!)
    .execute()
  expect(await world.act(here, 'resubscribeContacts', contacts[0]!)).toBe('hasComplained')
})

test('released, an address gets letters again', async () => {
  const { here, address, campaignId } = await aSentLetter()
  await tell({ address, kind: 'hard' })
  const [row] = await heldBack(here)
  expect(await world.act(here, 'releaseSuppressed', row!.suppressionId)).toBe('ok')
  const again = await world.anotherLetter(here, campaignId)
  await plan()
  pass(20)
  await send()
  expect(await world.messagesOf(again)).toMatchObject([{ state: 'sent' }])
})

test.each([
  { what: 'with another key', how: { key: 'another' }, status: 401 },
  { what: 'too long ago', how: { lateMs: 6 * 60_000 }, status: 401 },
])('signed $what, nobody is heard', async ({ how, status }) => {
  const { here, address } = await aSentLetter()
  expect(await tell({ address, kind: 'hard' }, how)).toBe(status)
  expect(await heldBack(here)).toEqual([])
})

test('what says nothing is refused, and an unknown address answers like a known one', async () => {
  expect(await tell({ kind: 'hard' })).toBe(400)
  expect(await tell({ address: 'nobody@nowhere.example', kind: 'hard' })).toBe(204)
})
