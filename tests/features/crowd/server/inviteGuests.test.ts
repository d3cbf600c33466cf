// Inviting people to a request: whom, how often, and by which letters (work.md 6, 7).
import { ulid } from 'ulid'
import { describe, expect, test } from 'vitest'
import { remindGuestsJob } from '../../../../src/features/crowd/server'
import { crowdLetters } from '../../../../src/features/crowd/server/letters'
import { findByToken } from '../../../../src/features/crowd/server/links'
import { aContact, aContactList } from '../../../support/audience'
import { crowdWorld } from './world'

const world = await crowdWorld()
const { app, db, customerId, people, act, aRequest } = world
const { mira, chloe, elsewhere } = people
const { services } = app

let made = 0
const anAddress = () => `guest${(made += 1)}@lund.example`

async function anOpenRequest(values: object = {}) {
  const { requestId } = await aRequest(values)
  await act(mira, 'openCrowdRequests', requestId)
  return requestId
}

const invite = (requestId: string, named: object, who: typeof mira = mira) =>
  act(who, 'inviteCrowdGuests', requestId, { contacts: null, lists: null, emails: null, ...named })

const guestsOf = (requestId: string) =>
  db
    .selectFrom('crowdSubmissions')
    .selectAll()
    .where('requestId', '=', requestId)
    .orderBy('guestEmail')
    .execute()

/** What is written as the letters leave. */
async function letterTo(submissionId: string, kind: string, now = new Date()) {
  const definition = crowdLetters.find((each) => each.kind === kind)
  const order = { customerId, userId: null, locale: 'en', tries: 0 }
  const params = { submissionId, by: 'Mira' }
  return definition?.write({ ...order, params }, { db, now, services })
}

test('contacts, those of lists and of rules, and typed addresses are invited, each once', async () => {
  const requestId = await anOpenRequest()
  const listId = await aContactList(db, { customerId })
  const rule = [{ field: 'company', op: 'is', value: 'Lund' } as const]
  const ruleId = await aContactList(db, { customerId, rule })
  const [named, listed, ruled] = [anAddress(), anAddress(), anAddress()]
  const contactId = await aContact(db, { customerId, email: named, firstName: 'Dana' })
  await aContact(db, { customerId, email: listed, lists: [listId] })
  await aContact(db, { customerId, email: ruled, company: 'Lund' })
  const typed = anAddress()
  const emails = [typed, typed.toUpperCase(), named]
  expect(await invite(requestId, { contacts: [contactId], lists: [listId, ruleId], emails })).toBe(
    'ok',
  )
  const guests = await guestsOf(requestId)
  expect(guests.map(({ guestEmail }) => guestEmail)).toEqual(
    [named, listed, ruled, typed].toSorted(),
  )
  expect(guests.every(({ state, cameBy }) => state === 'queued' && cameBy === 'invited')).toBe(true)
  expect(guests.find(({ guestEmail }) => guestEmail === named)?.guestName).toBe('Dana')
})

test('whoever is typed in is a contact from then on, who came by a request', async () => {
  const [requestId, email] = [await anOpenRequest(), anAddress()]
  await invite(requestId, { emails: [email] })
  const contact = await db
    .selectFrom('contacts')
    .select(['source'])
    .where('customerId', '=', customerId)
    .where('email', '=', email)
    .executeTakeFirst()
  expect(contact?.source).toBe('crowd')
})

test.each<{ who: string; change: object }>([
  { who: 'wants no letters', change: { optIn: 'out' } },
  { who: 'has unsubscribed', change: { state: 'unsubscribed' } },
  { who: 'is not reached', change: { state: 'bounced' } },
  { who: 'is in the trash', change: { deletedAt: new Date() } },
])('nobody is invited who $who', async ({ change }) => {
  const requestId = await anOpenRequest()
  const contactId = await aContact(db, { customerId, ...change })
  expect(await invite(requestId, { contacts: [contactId] })).toBe('nobodyInvited')
})

test('nobody of another customer is invited', async () => {
  const requestId = await anOpenRequest()
  const contactId = await aContact(db, { customerId: elsewhere.customerId })
  expect(await invite(requestId, { contacts: [contactId] })).toBe('nobodyInvited')
})

test('invited twice, people get one letter; whose time was over, another one', async () => {
  const [requestId, email] = [await anOpenRequest(), anAddress()]
  expect(await invite(requestId, { emails: [email] })).toBe('ok')
  expect(await invite(requestId, { emails: [email] })).toBe('nobodyInvited')
  await act(mira, 'closeCrowdRequests', requestId)
  await act(mira, 'reopenCrowdRequests', requestId)
  expect(await invite(requestId, { emails: [email] })).toBe('ok')
  expect(await guestsOf(requestId)).toMatchObject([{ state: 'queued' }])
})

test('guests are invited to open requests alone, by campaign managers', async () => {
  const { requestId } = await aRequest()
  expect(await invite(requestId, { emails: [anAddress()] })).toBe('forbidden')
  await act(mira, 'openCrowdRequests', requestId)
  expect(await invite(requestId, { emails: [anAddress()] }, chloe)).toBe('forbidden')
  expect(await invite(requestId, { emails: [anAddress()] }, elsewhere)).toBe('notFound')
})

describe('letters', () => {
  test('the invitation bears the link of the guest, and says that it left', async () => {
    const requestId = await anOpenRequest({ welcome: 'We are Northwind.' })
    await invite(requestId, { emails: [anAddress()] })
    const [guest] = await guestsOf(requestId)
    const letter = await letterTo(guest!.id, 'crowd.invite')
    expect(letter?.to.address).toBe(guest?.guestEmail)
    expect(letter?.text).toContain('We are Northwind.')
    const token = /\/guest#([\w-]{22})/.exec(letter?.text ?? '')?.[1] ?? ''
    expect(await findByToken(db, token)).toMatchObject({ submissionId: guest?.id })
    expect(await guestsOf(requestId)).toMatchObject([{ state: 'sent' }])
  })

  test.each([
    { kind: 'crowd.invite', state: 'submitted' },
    { kind: 'crowd.reminder', state: 'submitted' },
    { kind: 'crowd.retake', state: 'accepted' },
    { kind: 'crowd.received', state: 'withdrawn' },
  ] as const)('$kind is not written to whoever is $state by then', async ({ kind, state }) => {
    const requestId = await anOpenRequest()
    await invite(requestId, { emails: [anAddress()] })
    const [guest] = await guestsOf(requestId)
    await db.updateTable('crowdSubmissions').set({ state }).where('id', '=', guest!.id).execute()
    expect(await letterTo(guest!.id, kind)).toBeUndefined()
  })

  test('nobody is invited or reminded while the request takes no answers', async () => {
    const requestId = await anOpenRequest()
    await invite(requestId, { emails: [anAddress()] })
    await act(mira, 'pauseCrowdRequests', requestId)
    const [guest] = await guestsOf(requestId)
    expect(await letterTo(guest!.id, 'crowd.invite')).toBeUndefined()
  })
})

describe('reminders', () => {
  const dayMs = 86_400_000
  const sentAt = new Date('2026-11-01T08:00:00Z')

  const remindOn = (days: number) =>
    remindGuestsJob.run({
      database: app.database,
      services,
      log: { info() {}, warn() {}, error() {} },
      now: () => new Date(sentAt.getTime() + days * dayMs),
      newId: () => ulid(),
      customerId: null,
      subjectId: '',
      lane: 'upkeep',
      failures: 0,
      signal: new AbortController().signal,
      report() {},
    })

  test('stand on the days that the request says, each once', async () => {
    const requestId = await anOpenRequest({ reminders: 'twice' })
    await invite(requestId, { emails: [anAddress()] })
    const [guest] = await guestsOf(requestId)
    await db
      .updateTable('crowdSubmissions')
      .set({ state: 'sent', sentAt })
      .where('id', '=', guest!.id)
      .execute()
    const reminded = []
    for (const days of [2, 3, 3, 6, 7, 14]) {
      await remindOn(days)
      reminded.push((await guestsOf(requestId))[0]?.reminded)
    }
    expect(reminded).toEqual([0, 1, 1, 1, 2, 2])
  })

  test('the day after its last one a request is closed', async () => {
    const requestId = await anOpenRequest({ closesOn: '2099-11-01' })
    await invite(requestId, { emails: [anAddress()] })
    await db
      .updateTable('crowdRequests')
      .set({ expiresAt: new Date(sentAt.getTime() + dayMs) })
      .where('id', '=', requestId)
      .execute()
    await remindOn(1)
    expect(await guestsOf(requestId)).toMatchObject([{ state: 'expired' }])
    expect(await world.requestOf(requestId)).toMatchObject({ state: 'closed' })
  })
})
