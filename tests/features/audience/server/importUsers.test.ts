import { ulid } from 'ulid'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ListUsersRow } from '../../../../generated/facts/features/audience'
import { roleIdOf } from '../../../../src/session/server'
import { codeIn, keptLetters, sendLetters } from '../../../support/letters'
import { callAs, postForm, signIn, type TestSession } from '../../../support/talk'
import { aCustomer, aMember, aMembership, freshApp, type TestMember } from '../../../support/world'

const app = await freshApp({ environment: { DEMO: 'yes' } })
const { db } = app.database

interface Person {
  readonly member: TestMember
  readonly session: TestSession
}

let cm: Person
beforeEach(async () => {
  const member = await aMember(db, { roles: ['cm'] })
  cm = { member, session: await signIn(app, member) }
})

type Calls = Parameters<typeof callAs>[2]
async function ask<Reply>(id: Calls, request: object, { session }: Person = cm): Promise<Reply> {
  const { body } = await callAs(app, session, id, request)
  return body['clientResponse'] as Reply
}

interface Row {
  name: string
  email: string
  roles: string[]
  title?: string
}

const viewer = roleIdOf('viewer')
const newcomer = (change: Partial<Row> = {}): Row => ({
  name: 'Åsa Öberg',
  email: `${ulid().toLowerCase()}@new.example`,
  roles: [viewer],
  ...change,
})

interface Verdict {
  verdict: string
  id?: string
  faults: { code: string }[]
}

interface How {
  isQuiet?: boolean
  mode?: 'fill' | 'overwrite'
  dryRun?: boolean
  importId?: string
  by?: Person
}

async function send(rows: Row[], { by = cm, ...how }: How = {}): Promise<Verdict[]> {
  const request = { importId: 'one', dryRun: false, mode: 'fill', ...how, rows }
  return (await ask<{ rows: Verdict[] }>('importUsers', request, by)).rows
}

const told = (verdicts: Verdict[]) =>
  verdicts.map(({ verdict, faults: [fault] }) => (fault ? `${verdict} ${fault.code}` : verdict))

const undo = (importId = 'one') =>
  ask<{ undone: number; invited: number; kept: { code: string }[] }>('undoImport', { importId })

const peopleHere = async () =>
  (await ask<{ rows: ListUsersRow[] }>('listUsers', {})).rows.filter(
    ({ userId }) => userId !== cm.member.userId,
  )

async function lettersTo(email: string) {
  await sendLetters(app)
  return (await keptLetters(app)).filter(({ toAddress }) => toAddress === email)
}

const accountOf = (email: string) =>
  db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()

const withSeats = (seats: number) =>
  db.updateTable('customers').set({ seats }).where('id', '=', cm.member.customerId).execute()

describe('a row of somebody who is not here', () => {
  test('invites them, with one letter, also when it is sent again; a dry run does neither', async () => {
    const row = newcomer({ title: 'Grip' })
    expect(told(await send([row], { dryRun: true }))).toEqual(['new'])
    expect(await peopleHere()).toEqual([])
    expect(await lettersTo(row.email)).toEqual([])
    const first = await send([row])
    expect(await send([row])).toEqual(first)
    expect(await peopleHere()).toMatchObject([
      { name: row.name, title: 'Grip', state: 'invited', roles: [{ id: viewer }] },
    ])
    expect(await lettersTo(row.email)).toHaveLength(1)
  })

  test.each([
    { what: 'with a role above', change: { roles: [roleIdOf('cm')] }, code: 'roleAboveOwn' },
    { what: 'with a role of nobody', change: { roles: ['9991632'] }, code: 'roleUnknown' },
  ])('$what is refused alone: $code', async ({ change, code }) => {
    const member = await aMember(db, { roles: ['admin'], customerId: cm.member.customerId })
    const admin = { member, session: await signIn(app, member) }
    const verdicts = await send([newcomer(change), newcomer()], { by: admin })
    expect(told(verdicts)).toEqual([`refused ${code}`, 'new'])
  })

  test('is judged beside the free seats, which all of the file shares', async () => {
    await withSeats(3)
    const rows = [newcomer(), newcomer(), newcomer({ roles: ['9991632'] }), newcomer()]
    const request = { importId: 'one', dryRun: true, mode: 'fill', rows }
    const reply = await ask<{ rows: Verdict[]; places: object }>('importUsers', request)
    expect(told(reply.rows)).toEqual(['new', 'new', 'refused roleUnknown', 'new'])
    expect(reply.places).toEqual({ free: 2, whole: 3 })
    expect(await ask('getSeats', {})).toEqual({ free: 2, whole: 3 })
  })

  test('beyond the seats is not written', async () => {
    await withSeats(3)
    const verdicts = await send([newcomer(), newcomer(), newcomer(), newcomer()])
    const refused = 'refused seatsUsedUp'
    expect(told(verdicts)).toEqual(['new', 'new', refused, refused])
  })
})

async function known() {
  const email = `${ulid()}@Here.example`
  const { customerId } = cm.member
  const member = await aMember(db, { roles: ['viewer'], customerId, user: { name: 'Kim', email } })
  return { ...member, email: email.toUpperCase() }
}

describe('a row of somebody who is here', () => {
  test('is the same, however the address is written, and needs no seat', async () => {
    const { email } = await known()
    await withSeats(2)
    const row = newcomer({ name: 'Kim', email })
    expect(told(await send([row], { mode: 'overwrite' }))).toEqual(['same'])
    expect(await lettersTo(email)).toEqual([])
  })

  test('changes them, and undoing changes them back', async () => {
    const { email, userId } = await known()
    const row = newcomer({ name: 'Kim', email, title: 'Grip', roles: [roleIdOf('cc')] })
    expect(told(await send([row], { mode: 'overwrite' }))).toEqual(['changed'])
    expect(await peopleHere()).toMatchObject([{ title: 'Grip', roles: [{ id: roleIdOf('cc') }] }])
    expect(await undo()).toMatchObject({ undone: 1, kept: [] })
    const [person] = await peopleHere()
    expect(person).toMatchObject({ userId, roles: [{ id: viewer }] })
    expect(person).not.toHaveProperty('title')
  })

  test.each([
    { whose: 'of several customers', isElsewhere: true, becomes: 'refused forbidden' },
    { whose: 'of this customer alone', isElsewhere: false, becomes: 'changed' },
  ])('with another name, and an account $whose: $becomes', async ({ isElsewhere, becomes }) => {
    const { email, userId } = await known()
    if (isElsewhere)
      await aMembership(db, { userId, customerId: await aCustomer(db), roles: ['viewer'] })
    expect(told(await send([newcomer({ email })], { mode: 'overwrite' }))).toEqual([becomes])
  })
})

test('invitations can wait until somebody sends them from the list', async () => {
  const row = newcomer()
  const [verdict] = await send([row], { isQuiet: true })
  expect(await lettersTo(row.email)).toEqual([])
  expect(await peopleHere()).toMatchObject([{ state: 'invited' }])
  await ask('resendInvitations', { selection: { ids: [verdict!.id] } })
  expect(await lettersTo(row.email)).toHaveLength(1)
})

describe('undoing', () => {
  test('says how many invitations had gone: none of those that waited', async () => {
    await send([newcomer()], { isQuiet: true })
    expect(await undo()).toEqual({ undone: 1, invited: 0, kept: [] })
  })

  test('takes new accounts and their invitations away', async () => {
    const row = newcomer()
    await send([row, newcomer()])
    const [letter] = await lettersTo(row.email)
    expect(letter!.bodyText).toContain('/login/invitation/')
    expect(await undo()).toEqual({ undone: 2, invited: 2, kept: [] })
    expect(await peopleHere()).toEqual([])
    expect(await accountOf(row.email)).toBeUndefined()
    const code = codeIn(letter!.bodyText)
    const form = { grant_type: 'one_time_code', code, client_id: 'web' }
    expect((await postForm(app, 'oauth/token', form)).status).toBe(400)
  })

  test('leaves who has come meanwhile', async () => {
    const row = newcomer()
    await send([row])
    const code = codeIn((await lettersTo(row.email))[0]!.bodyText)
    await postForm(app, 'oauth/token', { grant_type: 'one_time_code', code, client_id: 'web' })
    expect(await undo()).toMatchObject({ undone: 0, kept: [{ code: 'changedMeanwhile' }] })
    expect(await peopleHere()).toMatchObject([{ state: 'active' }])
  })

  test.each(['active', 'invited'] as const)(
    'leaves an account that was there before (%s), and asks it no more',
    async (state) => {
      const email = `${ulid().toLowerCase()}@work.example`
      const before = await aMember(db, { user: { email, state, name: 'Real' } })
      await send([newcomer({ email })])
      expect(await undo()).toMatchObject({ undone: 1, kept: [] })
      expect(await peopleHere()).toEqual([])
      expect(await accountOf(email)).toMatchObject({ id: before.userId, name: 'Real' })
      expect(await lettersTo(email)).toEqual([])
    },
  )

  test('leaves the account that another customer has invited meanwhile', async () => {
    const row = newcomer()
    const [verdict] = await send([row])
    const elsewhere = { userId: verdict!.id!, customerId: await aCustomer(db) }
    await aMembership(db, { ...elsewhere, roles: ['viewer'] })
    expect(await undo()).toMatchObject({ undone: 1, kept: [] })
    expect(await accountOf(row.email)).toBeDefined()
  })
})
