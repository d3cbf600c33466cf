import { beforeEach, describe, expect, test } from 'vitest'
import { ulid } from 'ulid'
import type { ListUsersRow } from '../../../../generated/facts/features/audience'
import type { RoleId } from '../../../../generated/facts/roles'
import { calls } from '../../../../generated/wiring/calls'
import { roleIdOf } from '../../../../src/session/server'
import { codeIn, keptLetters, sendLetters } from '../../../support/letters'
import { callAs, post, postForm, signIn, trySignIn, type TestSession } from '../../../support/talk'
import { aDeliverable, aFileRequest, aRecordingTask } from '../../../support/work'
import { aCustomer, aMember, aMembership, freshApp, type TestMember } from '../../../support/world'

const app = await freshApp({ environment: { DEMO: 'yes' } })
const { db } = app.database

interface Person {
  readonly member: TestMember
  readonly session: TestSession
}

/** Somebody in a customer of their own, unless one is given. */
async function aPerson(roles: RoleId[], customerId?: string): Promise<Person> {
  const member = await aMember(db, { roles, ...(customerId ? { customerId } : {}) })
  return { member, session: await signIn(app, member) }
}

let cm: Person
beforeEach(async () => {
  cm = await aPerson(['cm'])
})

type Calls = Parameters<typeof callAs>[2]
async function ask({ session }: Person, id: Calls, request: object = {}) {
  const { body, status } = await callAs(app, session, id, request)
  return { status, code: body['errorCode'], answer: body['clientResponse'] as never }
}

const rowsOf = async (person: Person, request: object = {}): Promise<ListUsersRow[]> =>
  ((await ask(person, 'listUsers', request)).answer as { rows: ListUsersRow[] }).rows

const rowOf = async (person: Person, userId: string) =>
  (await rowsOf(person, { ids: [userId] }))[0]!

const newcomer = (change: object = {}) => ({
  name: 'Åsa Öberg',
  email: `${ulid().toLowerCase()}@new.example`,
  roles: [roleIdOf('viewer')],
  ...change,
})

const invite = async (by: Person, values: object = newcomer()) => {
  const { answer, code } = await ask(by, 'inviteUser', { values })
  return { row: answer as ListUsersRow, code }
}

const ids = (...people: readonly string[]) => ({ selection: { ids: people } })

async function letterTo(email: string) {
  await sendLetters(app)
  return (await keptLetters(app)).find(({ toAddress }) => toAddress === email)
}

const openLetter = (code: string) =>
  postForm(app, 'oauth/token', { grant_type: 'one_time_code', code, client_id: 'web' })

describe('an invitation', () => {
  test('is a letter, by which somebody new becomes one of the people', async () => {
    const values = newcomer({ title: 'Editor', department: 'Post' })
    const { row } = await invite(cm, values)
    expect(row).toMatchObject({
      name: 'Åsa Öberg',
      title: 'Editor',
      state: 'invited',
      roles: [{ id: roleIdOf('viewer') }],
      invitedUntil: '2026-03-08T09:00:00.000Z',
      may: ['edit', 'editAccount', 'editRoles', 'resend', 'givePassword', 'deactivate'],
    })
    const letter = await letterTo(values.email)
    expect(letter!.subject).toContain(`invites you to Customer ${cm.member.customerId}`)
    const opened = await openLetter(codeIn(letter!.bodyText))
    expect(opened.body).toMatchObject({ redirect: 'Change Password' })
    const { invitedUntil, ...joined } = await rowOf(cm, row.userId)
    expect(joined).toMatchObject({ state: 'active', lastSignInAt: app.clock.now.toISOString() })
    expect(invitedUntil).toBeUndefined()
  })

  test('that is written again has one link that works, the newest', async () => {
    const values = newcomer()
    const { row } = await invite(cm, values)
    const first = codeIn((await letterTo(values.email))!.bodyText)
    app.clock.now = new Date(app.clock.now.getTime() + 1000)
    const again = await ask(cm, 'resendInvitations', ids(row.userId, cm.member.userId))
    expect(again.answer).toEqual({
      changed: [row.userId],
      refused: [{ id: cm.member.userId, code: 'forbidden' }],
    })
    const second = codeIn((await letterTo(values.email))!.bodyText)
    expect((await openLetter(first)).status).toBe(400)
    expect((await openLetter(second)).status).toBe(200)
  })

  test('to somebody who has an account brings no link that opens it, and tells nothing of it', async () => {
    const known = await aMember(db, {
      user: { name: 'Real Name', email: 'known@work.example', pictureUrl: '/face.jpg' },
    })
    const { row } = await invite(cm, newcomer({ name: 'Typed Name', email: 'KNOWN@work.example' }))
    expect(row).toMatchObject({ userId: known.userId, name: 'Typed Name', state: 'invited' })
    expect(row).not.toHaveProperty('pictureUrl')
    expect(row.may).not.toContain('editAccount')
    expect(row.may).not.toContain('givePassword')
    expect(await rowsOf(cm, { search: 'real' })).toEqual([])
    expect(await rowsOf(cm, { search: 'typed' })).toHaveLength(1)
    const letter = await letterTo('known@work.example')
    expect(letter!.bodyText).toContain(`/login?cust=${cm.member.customerId}`)
    expect(codeIn(letter!.bodyText)).toBe('')
    const { customerId } = cm.member
    const session = await signIn(app, known)
    await callAs(app, session, 'switchCustomer', { customerId })
    expect(await rowOf(cm, known.userId)).toMatchObject({ name: 'Real Name', state: 'active' })
  })

  test.each([
    { what: 'an address that is here', change: { email: 'twice@new.example' }, code: 'emailTaken' },
    { what: 'no role', change: { roles: [] }, code: 'malformedRequest' },
    { what: 'a role nobody has', change: { roles: ['9991632'] }, code: 'roleUnknown' },
    { what: 'a role above', change: { roles: [roleIdOf('superAdmin')] }, code: 'roleAboveOwn' },
    { what: 'no address', change: { email: 'nobody' }, code: 'malformedRequest' },
  ])('with $what is refused: $code', async ({ change, code }) => {
    if (code === 'emailTaken') await invite(cm, newcomer(change))
    expect((await invite(cm, newcomer(change))).code).toBe(code)
  })

  test('needs a seat', async () => {
    const { customerId } = cm.member
    await db.updateTable('customers').set({ seats: 2 }).where('id', '=', customerId).execute()
    const { row } = await invite(cm)
    expect((await invite(cm)).code).toBe('seatsUsedUp')
    await ask(cm, 'deactivateUsers', ids(row.userId))
    expect((await invite(cm)).code).toBeUndefined()
    const back = await ask(cm, 'reactivateUsers', ids(row.userId))
    expect(back.answer).toEqual({ changed: [], refused: [{ id: row.userId, code: 'seatsUsedUp' }] })
  })
})

const offered = async (person: Person) =>
  ((await ask(person, 'listRoleChoices')).answer as { rows: { roleId: string }[] }).rows
    .map(({ roleId }) => roleId)
    .toSorted()

describe('nobody raises anybody above themselves', () => {
  test('an administrator neither gives a higher role nor touches who has one', async () => {
    const { customerId, userId } = cm.member
    const admin = await aPerson(['admin'], customerId)
    expect((await rowOf(admin, userId)).may).toEqual([])
    const roles = [roleIdOf('cm')]
    expect((await invite(admin, newcomer({ roles }))).code).toBe('roleAboveOwn')
    const viewer = await aPerson(['viewer'], customerId)
    const raise = await ask(admin, 'setRoles', { ...ids(viewer.member.userId), values: { roles } })
    expect(raise.answer).toMatchObject({ changed: [], refused: [{ code: 'roleAboveOwn' }] })
    const { rev } = await rowOf(cm, userId)
    const takeOver = { userId, rev, values: { email: 'mine@evil.example' } }
    expect((await ask(admin, 'updateUser', takeOver)).status).toBe(403)
    expect((await ask(admin, 'giveTemporaryPassword', { userId })).status).toBe(403)
  })

  test('the roles that somebody may give are the ones they are offered', async () => {
    const admin = await aPerson(['admin'], cm.member.customerId)
    const normal = [roleIdOf('cc'), roleIdOf('viewer'), roleIdOf('admin')]
    expect(await offered(admin)).toEqual(normal.toSorted())
    expect(await offered(cm)).toEqual([...normal, roleIdOf('cm')].toSorted())
  })
})

describe('the last campaign manager', () => {
  test('stays, also when two lower each other at the same moment', async () => {
    const other = await aPerson(['cm'], cm.member.customerId)
    const values = { roles: [roleIdOf('viewer')] }
    const replies = await Promise.all([
      ask(cm, 'setRoles', { ...ids(other.member.userId), values }),
      ask(other, 'setRoles', { ...ids(cm.member.userId), values }),
    ])
    const changed = replies.flatMap(
      ({ answer }) => (answer as { changed?: string[] })?.changed ?? [],
    )
    expect(changed).toHaveLength(1)
  })
})

describe('a change', () => {
  test('of what the customer says leaves the account alone', async () => {
    const { row } = await invite(cm)
    const request = {
      userId: row.userId,
      rev: row.rev,
      values: { title: 'Grip', department: null },
    }
    const { answer } = await ask(cm, 'updateUser', request)
    expect(answer).toMatchObject({
      title: 'Grip',
      rev: row.rev + 1,
      changed: { by: { id: cm.member.userId } },
    })
    expect((await ask(cm, 'updateUser', request)).code).toBe('changedMeanwhile')
    expect(await rowsOf(cm, { search: 'grip asa' })).toHaveLength(1)
  })

  test('of the address takes old links with it, and writes who is invited there', async () => {
    const values = newcomer()
    const { row } = await invite(cm, values)
    const old = codeIn((await letterTo(values.email))!.bodyText)
    const email = `${ulid().toLowerCase()}@moved.example`
    await ask(cm, 'updateUser', { userId: row.userId, rev: row.rev, values: { email } })
    expect((await openLetter(old)).status).toBe(400)
    expect((await openLetter(codeIn((await letterTo(email))!.bodyText))).status).toBe(200)
  })

  test('of an account that is in another customer too is its own matter', async () => {
    const viewer = await aPerson(['viewer'], cm.member.customerId)
    const { userId } = viewer.member
    await aMembership(db, { userId, customerId: await aCustomer(db), roles: ['viewer'] })
    const { rev, may } = await rowOf(cm, userId)
    expect(may).toEqual(['edit', 'editRoles', 'deactivate'])
    const change = (values: object) => ask(cm, 'updateUser', { userId, rev, values })
    expect((await change({ email: 'mine@evil.example' })).status).toBe(403)
    expect((await change({ title: 'Guest' })).status).toBe(200)
  })
})

test('everything that waits for a person is counted, and nothing that they have sent', async () => {
  const { member } = await aPerson(['cc'], cm.member.customerId)
  await aRecordingTask(db, member)
  for (const state of ['requested', 'returned', 'submitted'] as const)
    await aFileRequest(db, member, { state })
  for (const state of ['planned', 'in_production', 'changes_requested', 'delivered'] as const)
    await aDeliverable(db, member, { makerUserId: member.userId, state })
  await aDeliverable(db, member)
  expect(await rowOf(cm, member.userId)).toMatchObject({
    openTasks: 1,
    openFileRequests: 2,
    owedDeliverables: 3,
  })
  expect(await rowOf(cm, cm.member.userId)).toMatchObject({ openFileRequests: 0 })
})

describe('deactivating', () => {
  test('is over at once, undone as quickly, and of this customer alone', async () => {
    const viewer = await aPerson(['viewer'], cm.member.customerId)
    const { userId } = viewer.member
    await ask(cm, 'deactivateUsers', ids(userId))
    expect((await ask(viewer, 'getRoles')).status).toBe(401)
    expect((await rowOf(cm, userId)).state).toBe('inactive')
    await ask(cm, 'reactivateUsers', ids(userId))
    expect((await rowOf(cm, userId)).state).toBe('active')
    expect((await trySignIn(app, viewer.member)).status).toBe(200)
  })

  test('takes an invitation back; who never came is invited again', async () => {
    const values = newcomer()
    const { row } = await invite(cm, values)
    const code = codeIn((await letterTo(values.email))!.bodyText)
    await ask(cm, 'deactivateUsers', ids(row.userId))
    expect((await openLetter(code)).status).toBe(400)
    await ask(cm, 'reactivateUsers', ids(row.userId))
    expect((await rowOf(cm, row.userId)).state).toBe('invited')
  })
})

test('a temporary password opens one session, in which another is chosen; all others end', async () => {
  const viewer = await aPerson(['viewer'], cm.member.customerId)
  const { userId, userName } = viewer.member
  const { answer } = await ask(cm, 'giveTemporaryPassword', { userId })
  const { password } = answer as { password: string }
  expect(password).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}-[a-z2-9]{5}$/)
  expect((await ask(viewer, 'getRoles')).status).toBe(401)
  expect((await trySignIn(app, viewer.member)).status).toBe(400)
  expect((await trySignIn(app, { userName, password })).body).toMatchObject({
    redirect: 'Change Password',
  })
  expect((await trySignIn(app, { userName, password })).status).toBe(400)
  expect(app.log.join('')).not.toContain(password)
})

test('roles are filtered in this customer alone', async () => {
  const viewer = await aPerson(['viewer'], cm.member.customerId)
  const { userId } = viewer.member
  await aMembership(db, { userId, customerId: await aCustomer(db), roles: ['cm'] })
  const found = (role: RoleId) =>
    rowsOf(cm, { filters: [{ field: 'roles', op: 'is', value: roleIdOf(role) }] })
  expect((await found('cm')).map((row) => row.userId)).toEqual([cm.member.userId])
  expect((await found('viewer')).map((row) => row.userId)).toEqual([userId])
  const { answer } = await ask(cm, 'listUsers', { values: 'roles' })
  const { values } = answer as { values: { value: string; count: number }[] }
  expect(values.map(({ value, count }) => [value, count]).toSorted()).toEqual(
    [
      [roleIdOf('viewer'), 1],
      [roleIdOf('cm'), 1],
    ].toSorted(),
  )
})

test.each([
  { language: 'de', role: 'Zuschauer' },
  { language: 'en', role: 'Viewer' },
])('an export in $language calls roles $role', async ({ language, role }) => {
  const { member } = await aPerson(['viewer'], cm.member.customerId)
  const request = { ids: [member.userId], columns: ['roles'] }
  const { body } = await post(
    app,
    calls.exportUsers.path,
    { clientRequest: request },
    { bearer: cm.session.reply.access_token, headers: { 'accept-language': language } },
  )
  expect(String(body['text'])).toContain(role)
})
