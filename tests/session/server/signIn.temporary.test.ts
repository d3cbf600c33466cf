import { beforeEach, describe, expect, test } from 'vitest'
import { callAs, postForm, refresh, trySignIn, type TestSession } from '../../support/talk'
import { aMember, freshApp, type TestMember } from '../../support/world'

const app = await freshApp()
const { db } = app.database

const hourMs = 60 * 60_000
const wrong = { status: 400, body: { errorCode: 'wrongCredentials' } }

let member: TestMember
beforeEach(async () => {
  app.clock.now = new Date('2026-03-01T09:00:00Z')
  const temporaryPasswordExpiresAt = new Date(app.clock.now.getTime() + 72 * hourMs)
  member = await aMember(db, { user: { temporaryPasswordExpiresAt } })
})

function by(
  how: 'link' | 'hand',
  { userName, password }: Pick<TestMember, 'userName' | 'password'>,
) {
  const fields = { grant_type: 'password', username: userName, password, client_id: 'web' }
  return postForm(app, 'oauth/token', how === 'link' ? { ...fields, via: 'link' } : fields)
}

describe('a temporary password', () => {
  test.each(['link', 'hand'] as const)(
    'that comes by %s opens one session, which leads to the change of password',
    async (how) => {
      expect(await by(how, member)).toMatchObject({
        status: 200,
        body: { redirect: 'Change Password' },
      })
      expect(await by('link', member)).toMatchObject(wrong)
      expect(await by('hand', member)).toMatchObject(wrong)
    },
  )

  test.each(['link', 'hand'] as const)('opens one session, however many try by %s', async (how) => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => by(how, member)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
  })

  test.each(['link', 'hand'] as const)('whose time is over opens nothing by %s', async (how) => {
    app.clock.now = new Date(app.clock.now.getTime() + 72 * hourMs)
    expect(await by(how, member)).toMatchObject(wrong)
  })

  test('still leads to the change of password after a reload', async () => {
    const { body, cookies } = await by('link', member)
    const session: TestSession = { reply: body as never, cookies }
    expect((await refresh(app, session)).body).toMatchObject({ redirect: 'Change Password' })
    expect(await callAs(app, session, 'getRoles')).toMatchObject({ status: 403 })
  })

  test('cannot be kept, and the one chosen instead is no temporary one', async () => {
    const { body, cookies } = await by('link', member)
    const session: TestSession = { reply: body as never, cookies }
    const choose = (newPassword: string) => callAs(app, session, 'changePassword', { newPassword })
    expect((await choose(member.password)).body).toMatchObject({ errorCode: 'passwordUnchanged' })
    const password = 'Quiet river, seven stones'
    expect((await choose(password)).body).toMatchObject({ status: 'Ok' })
    expect(await by('link', { ...member, password })).toMatchObject(wrong)
    for (const _ of [1, 2])
      expect(await by('hand', { ...member, password })).toMatchObject({ status: 200 })
  })

  test('is not used up by a refusal', async () => {
    await by('link', { ...member, password: 'wrong' })
    await db
      .updateTable('users')
      .set({ state: 'inactive' })
      .where('id', '=', member.userId)
      .execute()
    expect(await by('link', member)).toMatchObject({ body: { errorCode: 'inactiveUser' } })
    await db.updateTable('users').set({ state: 'active' }).where('id', '=', member.userId).execute()
    expect(await by('link', member)).toMatchObject({ status: 200 })
  })
})

describe('a password of somebody’s own', () => {
  test('opens nothing by a link, in the same words as a wrong one', async () => {
    const own = await aMember(db)
    const refused = await by('link', own)
    expect(refused).toMatchObject(wrong)
    expect((await by('link', { ...own, password: 'wrong' })).body).toEqual(refused.body)
    expect(await trySignIn(app, own)).toMatchObject({ status: 200, body: { redirect: 'Default' } })
  })

  test('tried by links counts as guessing', async () => {
    const own = await aMember(db)
    for (let n = 0; n < 5; n += 1) await by('link', own)
    expect(await trySignIn(app, own)).toMatchObject({ status: 429 })
  })
})
