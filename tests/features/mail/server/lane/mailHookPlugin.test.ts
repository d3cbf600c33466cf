// A mail service tells what came back later, signed; nobody else is heard (reach.md 5).
import { expect, test } from 'vitest'
import { signatureOf } from '../../../../../src/features/mail/server/lane/mailHookPlugin'
import { addresses, campaignWorld } from '../../../campaigns/server/world'

const secret = 'a secret of the mail service'
const world = await campaignWorld({ MAIL_HOOK_SECRET: secret })
const { app, mailbox, newCustomer, aDueLetter, plan, send, pass, call } = world

async function aSentLetter(to = addresses(1)) {
  const here = await newCustomer()
  const letter = await aDueLetter(here, to)
  await plan()
  pass(20)
  await send()
  return { here, address: to[0]!, ...letter }
}

async function another({ here, campaignId }: Awaited<ReturnType<typeof aSentLetter>>) {
  const letterId = await world.anotherLetter(here, campaignId)
  await plan()
  pass(20)
  await send()
  return letterId
}

/** As the last letter to an address bears it. */
function nameOf(address: string): string {
  const letter = mailbox.letters.findLast(({ to }) => to.includes(address))
  return /^Message-ID: (.+)$/im.exec(letter?.headers ?? '')?.[1]?.trim() ?? ''
}

async function tell(told: object | Buffer, { key = secret, lateMs = 0 } = {}) {
  const payload = Buffer.isBuffer(told) ? told : Buffer.from(JSON.stringify(told))
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
  const { here, address, letterId } = await aSentLetter()
  expect(nameOf(address)).toMatch(/^<[\w-]{48}@.+>$/)
  expect(await tell({ token: nameOf(address), kind: 'hard' })).toBe(204)
  expect(await world.messagesOf(letterId)).toMatchObject([{ state: 'bounced' }])
  expect(await heldBack(here)).toMatchObject([{ reason: 'bounce', may: ['release'] }])
})

test.each([
  { days: [20, 10, 0], held: 1 },
  { days: [40, 10, 0], held: 0 },
])('of three letters that came back for now $days days ago each counts once', async (given) => {
  const sent = await aSentLetter()
  for (const [no, days] of given.days.entries()) {
    if (no > 0) await another(sent)
    expect(await heldBack(sent.here)).toHaveLength(0)
    const at = new Date(app.clock.now.getTime() - days * 86_400_000).toISOString()
    for (const _ of [1, 2, 3])
      expect(await tell({ token: nameOf(sent.address), kind: 'soft', at })).toBe(204)
  }
  expect(await heldBack(sent.here)).toHaveLength(given.held)
})

test('of an address it is the letter before it came back that did', async () => {
  const sent = await aSentLetter()
  const at = app.clock.now.toISOString()
  const later = await another(sent)
  await tell({ address: sent.address, kind: 'hard', at })
  expect(await world.messagesOf(sent.letterId)).toMatchObject([{ state: 'bounced' }])
  expect(await world.messagesOf(later)).toMatchObject([{ state: 'sent' }])
})

test('told again after somebody released the address, a letter holds it back no more', async () => {
  const { here, address } = await aSentLetter()
  const told = { token: nameOf(address), kind: 'hard' }
  await tell(told)
  const [row] = await heldBack(here)
  await world.act(here, 'releaseSuppressed', row!.suppressionId)
  expect(await tell(told)).toBe(204)
  expect(await heldBack(here)).toEqual([])
})

test('a letter of which too many come back later stops, and its manager is told', async () => {
  const to = addresses(12)
  const { here, letterId } = await aSentLetter(to)
  const batch = () =>
    app.database.db
      .selectFrom('mailBatches')
      .select(['state', 'pausedFor'])
      .where('id', '=', letterId)
      .executeTakeFirst()
  await app.database.db
    .updateTable('mailBatches')
    .set({ state: 'running' })
    .where('id', '=', letterId)
    .execute()
  for (const address of to.slice(0, 10)) await tell({ token: nameOf(address), kind: 'hard' })
  expect(await batch()).toEqual({ state: 'running', pausedFor: null })
  await tell({ token: nameOf(to[10]!), kind: 'hard' })
  expect(await batch()).toEqual({ state: 'paused', pausedFor: 'bounces' })
  const told = await app.database.db
    .selectFrom('notifications')
    .select('kind')
    .where('userId', '=', here.mira.userId)
    .execute()
  expect(told).toEqual([{ kind: 'letterStopped' }])
})

test('what is signed are the bytes, whatever they say', async () => {
  const bytes = Buffer.from(
    '{"address":"nobody@nowhere.example","kind":"hard","by":"Käri"}',
    'latin1',
  )
  expect(await tell(bytes)).toBe(204)
})

test('what opens the page of a reader is no report of them', async () => {
  const { here, letterId } = await aSentLetter()
  const [message] = await world.messagesOf(letterId)
  await tell({ token: app.services.mailLane.tokenOf(message!.id), kind: 'hard' })
  expect(await heldBack(here)).toEqual([])
  expect(app.services.mailLane.readToken(app.services.mail.letterIds.of(message!.id))).toBe(
    undefined,
  )
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
  const sent = await aSentLetter()
  const { here, address } = sent
  await tell({ address, kind: 'hard' })
  const [row] = await heldBack(here)
  expect(await world.act(here, 'releaseSuppressed', row!.suppressionId)).toBe('ok')
  const again = await another(sent)
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
  expect(await tell({ address: 'nobody@nowhere.example', kind: 'hard', at: 'noon' })).toBe(400)
  expect(await tell({ address: 'nobody@nowhere.example', kind: 'hard' })).toBe(204)
})
