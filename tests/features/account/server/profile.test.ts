import { expect, test } from 'vitest'
import type { GetOwnProfileRow } from '../../../../generated/facts/features/account'
import { letterKinds } from '../../../../src/features/notifications/letterKinds'
import { chosenLetters } from '../../../../src/features/notifications/server'
import { callAs, type TestSession } from '../../../support/talk'
import { aCustomer, aMember, aMembership, freshApp, signIn } from '../../../support/world'

const app = await freshApp()
const { db } = app.database

async function aPerson() {
  const member = await aMember(db, { roles: ['viewer'], user: { name: 'Maya Lind' } })
  return { member, session: await signIn(app, member) }
}

async function ask(session: TestSession, id: 'getOwnProfile' | 'updateOwnProfile', request = {}) {
  const { body, status } = await callAs(app, session, id, request)
  return { status, code: body['errorCode'], answer: body['clientResponse'] as never }
}

const read = async (session: TestSession) =>
  ((await ask(session, 'getOwnProfile')).answer as { rows: GetOwnProfileRow[] }).rows

test('a profile is one’s own, and nobody else’s is there', async () => {
  const { member, session } = await aPerson()
  const other = await aPerson()
  const [row, ...others] = await read(session)
  expect(others).toEqual([])
  expect(row).toMatchObject({ userId: member.userId, name: 'Maya Lind', may: ['edit'] })
  const { userId } = other.member
  const request = { userId, rev: 1, values: { name: 'Taken over' } }
  expect((await ask(session, 'updateOwnProfile', request)).code).toBe('notFound')
})

test('the job title is of one customer, the rest is the person’s everywhere', async () => {
  const { member, session } = await aPerson()
  const { userId } = member
  const elsewhere = await aCustomer(db)
  await aMembership(db, { userId, customerId: elsewhere, roles: ['viewer'] })
  const values = { name: ' Maya L. ', title: 'Editor', locale: 'de', timezone: 'Europe/Oslo' }
  const { rev } = (await read(session))[0]!
  const { answer } = await ask(session, 'updateOwnProfile', { userId, rev, values })
  expect(answer).toMatchObject({ ...values, name: 'Maya L.' })
  const rows = await db
    .selectFrom('memberships')
    .select(['customerId', 'title'])
    .where('userId', '=', userId)
    .execute()
  expect(new Map(rows.map(({ customerId, title }) => [customerId, title]))).toEqual(
    new Map([
      [member.customerId, 'Editor'],
      [elsewhere, null],
    ]),
  )
})

test('somebody gets every letter until they say otherwise, for one customer', async () => {
  const { member, session } = await aPerson()
  const { userId } = member
  const { rev, letters } = (await read(session))[0]!
  expect(letters).toEqual(letterKinds)
  const elsewhere = await aCustomer(db)
  await aMembership(db, { userId, customerId: elsewhere, roles: ['viewer'] })
  const values = { letters: ['mentioned', 'unheardOf'] }
  const { answer } = await ask(session, 'updateOwnProfile', { userId, rev, values })
  expect(answer).toMatchObject({ letters: ['mentioned'] })
  expect(await chosenLetters(db, { userId, customerId: elsewhere })).toEqual(letterKinds)
  const none = { userId, rev: rev + 1, values: { letters: [] } }
  expect((await ask(session, 'updateOwnProfile', none)).answer).toMatchObject({ letters: [] })
})

test('a new name is told with the next counts, and then with the flags', async () => {
  const { member, session } = await aPerson()
  const stamp = async () => {
    const request = { customerUserId: member.userId }
    const { body } = await callAs(app, session, 'getMenuNotificationCount', request)
    return (body['clientResponse'] as { access: string }).access
  }
  const before = await stamp()
  const request = { userId: member.userId, rev: 1, values: { name: 'Maya Lund' } }
  await ask(session, 'updateOwnProfile', request)
  expect(await stamp()).not.toBe(before)
  const { body } = await callAs(app, session, 'getOrganizationAccess')
  expect(body['clientResponse']).toMatchObject({ name: 'Maya Lund' })
})

test.each([{ timezone: 'Middle/Earth' }, { name: '' }, { locale: 'tlh' }])(
  '%o is refused',
  async (values) => {
    const { member, session } = await aPerson()
    const request = { userId: member.userId, rev: 1, values }
    expect((await ask(session, 'updateOwnProfile', request)).code).toBe('malformedRequest')
  },
)
