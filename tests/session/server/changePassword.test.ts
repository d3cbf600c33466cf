import { describe, expect, test } from 'vitest'
import { issueCode } from '../../../src/session/server/oneTimeCodes'
import { callAs, postForm, refresh, signIn, trySignIn, type TestSession } from '../../support/talk'
import { aMember, freshApp, type TestMember } from '../../support/world'

const app = await freshApp()
const { db } = app.database

const good = 'Quiet river, seven stones'

const change = (session: TestSession, request: object) =>
  callAs(app, session, 'changePassword', request)

const userOf = ({ userId }: TestMember) =>
  db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()

const auditOf = async ({ userId }: TestMember) => {
  const events = await db
    .selectFrom('auditEvents')
    .select(['action', 'details'])
    .where('userId', '=', userId)
    .execute()
  return events
}

describe('a new password', () => {
  test('counts at once, and the old one opens nothing any more', async () => {
    const member = await aMember(db)
    const session = await signIn(app, member)
    const request = { currentPassword: member.password, newPassword: good }
    expect((await change(session, request)).body).toEqual({ status: 'Ok', clientResponse: {} })
    expect(await trySignIn(app, member)).toMatchObject({ status: 400 })
    expect(await trySignIn(app, { ...member, password: good })).toMatchObject({ status: 200 })
  })

  test('ends every other session of the person, and only theirs', async () => {
    const member = await aMember(db)
    const [here, there, unknownField] = [
      await signIn(app, member),
      await signIn(app, member),
      await signIn(app, await aMember(db)),
    ]
    await change(here, { currentPassword: member.password, newPassword: good })
    const answers = await Promise.all(
      [here, there, unknownField].map((who) => callAs(app, who, 'getRoles')),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 200])
    expect(await refresh(app, there)).toMatchObject({ status: 400 })
    expect(await refresh(app, here)).toMatchObject({ status: 200 })
    const ended = await db
      .selectFrom('sessionFamilies')
      .select('endReason')
      .where('userId', '=', member.userId)
      .where('endedAt', 'is not', null)
      .execute()
    expect(ended).toEqual([{ endReason: 'passwordChanged' }])
  })

  test('makes links that were mailed before worthless', async () => {
    const member = await aMember(db)
    const session = await signIn(app, member)
    const code = await issueCode(db, 'signInLink', member, app.clock.now)
    await change(session, { currentPassword: member.password, newPassword: good })
    const fields = { grant_type: 'one_time_code', code, client_id: 'web' }
    expect(await postForm(app, 'oauth/token', fields)).toMatchObject({
      body: { errorCode: 'invalidCode' },
    })
  })

  test('is audited, and written to no log', async () => {
    const member = await aMember(db)
    const session = await signIn(app, member)
    await change(session, { currentPassword: 'planted-wrong', newPassword: good })
    await change(session, { currentPassword: member.password, newPassword: good })
    const events = await auditOf(member)
    expect(events.map(({ action }) => action).toSorted()).toEqual([
      'password.changed',
      'password.refused',
      'signIn',
    ])
    expect(JSON.stringify(events) + app.log.join('')).not.toMatch(/Quiet river|planted-wrong/)
  })
})

const torbjorn = await aMember(db, {
  user: { name: 'Torbjørn Ås', userName: 'torbjorn', email: 'torbjorn.aas@work.example' },
})
const torbjorns = await signIn(app, torbjorn)

describe('a new password is refused', () => {
  test.each([
    { newPassword: 'short', errorCode: 'passwordTooShort', says: 'Use at least 10 characters.' },
    { newPassword: 'x'.repeat(257), errorCode: 'passwordTooLong', says: 'Use at most 256' },
    { newPassword: 'qwertyuiop', errorCode: 'passwordTooCommon', says: 'Many people' },
    { newPassword: 'PASSWORD123', errorCode: 'passwordTooCommon', says: 'Many people' },
    { newPassword: 'Torbjorn-2026', errorCode: 'passwordTooPersonal', says: 'more than your name' },
    { newPassword: 'studio studio', errorCode: 'passwordTooPersonal', says: 'more than your name' },
  ])('$errorCode: $newPassword', async ({ newPassword, errorCode, says }) => {
    const { status, body } = await change(torbjorns, {
      currentPassword: torbjorn.password,
      newPassword,
    })
    expect({ status, body }).toMatchObject({ status: 200, body: { errorCode } })
    expect(body['errorMessage']).toContain(says)
  })

  test('when it is the old one', async () => {
    const request = { currentPassword: torbjorn.password, newPassword: torbjorn.password }
    expect((await change(torbjorns, request)).body).toMatchObject({
      errorCode: 'passwordUnchanged',
    })
  })

  test.each([{}, { currentPassword: 'wrong' }])('without the current one: %o', async (given) => {
    const { status, body } = await change(torbjorns, { ...given, newPassword: good })
    expect({ status, body }).toMatchObject({ status: 200, body: { errorCode: 'wrongPassword' } })
  })
})

test('wrong current passwords count like wrong ones at sign-in', async () => {
  const member = await aMember(db)
  const session = await signIn(app, member)
  const wrong = { currentPassword: 'wrong', newPassword: good }
  for (let n = 0; n < 3; n += 1) await change(session, wrong)
  await trySignIn(app, { ...member, password: 'wrong' })
  await trySignIn(app, { ...member, password: 'wrong' })
  expect(await change(session, { ...wrong, currentPassword: member.password })).toMatchObject({
    status: 429,
  })
  expect(await trySignIn(app, member)).toMatchObject({ status: 429 })
  expect(await userOf(member)).toMatchObject({ mustChangePassword: false })
})

test('wrong current passwords count together with wrong ones at sign-in by e-mail address', async () => {
  const member = await aMember(db)
  const session = await signIn(app, member)
  const byAddress = { userName: `${member.userName}@test.example`, password: 'wrong' }
  for (let n = 0; n < 3; n += 1) await trySignIn(app, byAddress)
  for (let n = 0; n < 2; n += 1)
    await change(session, { currentPassword: 'wrong', newPassword: good })
  const request = { currentPassword: member.password, newPassword: good }
  expect(await change(session, request)).toMatchObject({ status: 429 })
  expect(await trySignIn(app, { ...byAddress, password: member.password })).toMatchObject({
    status: 400,
  })
})

test.each([
  { who: 'who must change it', mustChangePassword: true },
  { who: 'who may', mustChangePassword: false },
])('a change to the old password counts as a failure, also of somebody $who', async (row) => {
  const member = await aMember(db, { user: { mustChangePassword: row.mustChangePassword } })
  const session = await signIn(app, member)
  const { password } = member
  const request = { currentPassword: password, newPassword: password }
  const asked = Array.from({ length: 12 }, () => change(session, request))
  const codes = (await Promise.all(asked)).map(({ body }) => body['errorCode'])
  expect(codes.filter((code) => code === 'passwordUnchanged')).toHaveLength(5)
  expect(codes.filter((code) => code === 'tooManyAttempts')).toHaveLength(7)
})

test('changes that succeed are not counted', async () => {
  const member = await aMember(db)
  const session = await signIn(app, member)
  let currentPassword = member.password
  for (let n = 0; n < 8; n += 1) {
    const newPassword = `${good} ${n}`
    const { body } = await change(session, { currentPassword, newPassword })
    expect(body).toMatchObject({ status: 'Ok' })
    currentPassword = newPassword
  }
})

test('of two changes at once, one counts', async () => {
  const member = await aMember(db)
  const session = await signIn(app, member)
  const asked = [1, 2].map((n) =>
    change(session, { currentPassword: member.password, newPassword: `${good} ${n}` }),
  )
  const codes = (await Promise.all(asked)).map(({ body }) => body['errorCode'] ?? 'Ok')
  // The slower one is refused, whether it read the password before or after the other's change.
  const refusal = expect.stringMatching(/^(changedMeanwhile|wrongPassword)$/)
  expect(codes.toSorted()).toEqual(['Ok', refusal])
})

test('a sign-in with the old password that is under way opens no session beside the change', async () => {
  const member = await aMember(db)
  const session = await signIn(app, member)
  const request = { currentPassword: member.password, newPassword: good }
  const [changed, late] = await Promise.all([change(session, request), trySignIn(app, member)])
  expect(changed).toMatchObject({ body: { status: 'Ok' } })
  // Whichever came first: it was refused, or it was opened and is ended.
  const opened = { reply: late.body as never, cookies: late.cookies }
  const outcome = late.status === 200 ? await callAs(app, opened, 'getRoles') : late
  expect([400, 401]).toContain(outcome.status)
})

describe('who must change the password', () => {
  test('needs no current one, and may do everything afterwards', async () => {
    const member = await aMember(db, { user: { mustChangePassword: true } })
    const session = await signIn(app, member)
    expect(await callAs(app, session, 'getRoles')).toMatchObject({ status: 403 })
    expect((await change(session, { newPassword: good })).body).toMatchObject({ status: 'Ok' })
    expect(await callAs(app, session, 'getRoles')).toMatchObject({ status: 200 })
    expect((await refresh(app, session)).body).toMatchObject({ redirect: 'Default' })
    expect((await change(session, { newPassword: `${good}!` })).body).toMatchObject({
      errorCode: 'wrongPassword',
    })
  })

  test('because of a mailed link does it in the session the link opened, and in no other', async () => {
    const member = await aMember(db)
    const stolen = await signIn(app, member)
    const code = await issueCode(db, 'signInLink', member, app.clock.now)
    const fields = { grant_type: 'one_time_code', code, client_id: 'web' }
    const { body, cookies } = await postForm(app, 'oauth/token', fields)
    expect(await change(stolen, { newPassword: good })).toMatchObject({ status: 401 })
    const opened = { reply: body as never, cookies }
    expect((await change(opened, { newPassword: good })).body).toMatchObject({ status: 'Ok' })
  })
})
