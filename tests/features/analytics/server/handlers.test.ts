import { describe, expect, test } from 'vitest'
import type { AnalyticsGrant } from '../../../../generated/facts/features/analytics'
import { callAs, post, postForm, refresh, signIn } from '../../../support/talk'
import { aMember, freshApp, type TestApp, type TestSession } from '../../../support/world'

const app = await freshApp({
  environment: {
    PUBLIC_ORIGIN: 'https://app.studio.example',
    ANALYTICS_ORIGIN: 'https://analytics.studio.example',
  },
})
const dayMs = 24 * 60 * 60_000

const askFor = (fields: Readonly<Record<string, string>>) =>
  postForm(app, 'oauth/analytics', { client_id: 'analytics', ...fields })
const open = (code: string) => askFor({ grant_type: 'one_time_code', code })
const renew = (token: string) => askFor({ grant_type: 'refresh_token', refresh_token: token })

async function codeFor(session: TestSession): Promise<string> {
  const { body } = await callAs(app, session, 'getAnalyticsUrl')
  return (body['clientResponse'] as { code: string }).code
}

async function grantFor(session: TestSession): Promise<AnalyticsGrant> {
  return (await open(await codeFor(session))).body as unknown as AnalyticsGrant
}

describe('opening analytics', () => {
  test('gives the site and a code that tells it once who looks', async () => {
    const member = await aMember(app.database.db, { roles: ['viewer'] })
    const session = await signIn(app, member)
    const code = await codeFor(session)
    expect(await open(code)).toMatchObject({
      status: 200,
      body: {
        userUUID: member.userId,
        customerId: member.customerId,
        userRoles: [expect.stringMatching(/1432$/)],
      },
    })
    expect(await open(code)).toMatchObject({ status: 400, body: { errorCode: 'invalidCode' } })
  })

  test('the code is too old after a minute', async () => {
    const code = await codeFor(await signIn(app, await aMember(app.database.db)))
    const before = app.clock.now
    app.clock.now = new Date(before.getTime() + 60_000)
    expect((await open(code)).body).toMatchObject({ errorCode: 'invalidCode' })
    app.clock.now = before
  })

  test('neither token it gets opens a call of ours, and none of ours opens anything there', async () => {
    const session = await signIn(app, await aMember(app.database.db))
    const grant = await grantFor(session)
    for (const bearer of [grant.access_token, grant.refresh_token]) {
      const { status } = await post(
        app,
        'rest/secure/service/role/getRoles',
        { clientRequest: {} },
        { bearer },
      )
      expect(status).toBe(401)
    }
    for (const token of [
      session.reply.access_token,
      session.reply.refresh_token,
      grant.access_token,
    ])
      expect((await renew(token)).status).toBe(400)
  })

  test('is renewed as long as the session lives, and not a moment longer', async () => {
    const session = await signIn(app, await aMember(app.database.db))
    const { refresh_token } = await grantFor(session)
    expect((await renew(refresh_token)).status).toBe(200)
    await postForm(app, 'oauth/revoke', { token: session.reply.refresh_token, client_id: 'web' })
    expect((await renew(refresh_token)).status).toBe(401)
  })

  test('does not count as activity of the person', async () => {
    const { db } = app.database
    const session = await signIn(app, await aMember(db))
    const grant = await grantFor(session)
    const before = app.clock.now
    const activeAt = () =>
      db
        .selectFrom('sessionFamilies')
        .select('lastActiveAt')
        .where('userId', '=', grant.userUUID)
        .executeTakeFirstOrThrow()
    const then = await activeAt()
    app.clock.now = new Date(before.getTime() + 10 * 60_000)
    await renew(grant.refresh_token)
    expect(await activeAt()).toEqual(then)
    app.clock.now = before
  })
})

const analyticsCookies = (setCookies: unknown) =>
  ([setCookies].flat() as string[]).filter((line) => line.includes('analytics')).toSorted()

async function setCookiesOf(of: TestApp, act: 'signIn' | 'refresh' | 'revoke') {
  const member = await aMember(of.database.db)
  const { userName, password } = member
  const signedIn = await postForm(of, 'oauth/token', {
    grant_type: 'password',
    username: userName,
    password,
    client_id: 'web',
  })
  if (act === 'signIn') return analyticsCookies(signedIn.headers['set-cookie'])
  const session = { reply: signedIn.body, cookies: signedIn.cookies } as unknown as TestSession
  const token = session.reply.refresh_token
  const answer =
    act === 'refresh'
      ? await refresh(of, session)
      : await postForm(
          of,
          'oauth/revoke',
          { token, client_id: 'web' },
          { cookies: session.cookies },
        )
  return analyticsCookies(answer.headers['set-cookie'])
}

describe('cookies of the analytics domain (spec §7)', () => {
  test.each(['signIn', 'refresh'] as const)('are set at %s for 24 hours', async (act) => {
    const lines = await setCookiesOf(app, act)
    expect(lines.map((line) => line.replace(/=[^;]+;/, '=…;'))).toEqual(
      ['analyticsAccess', 'analyticsRefresh'].map((name) =>
        expect.stringMatching(
          new RegExp(`^__Secure-${name}=…; .*Domain=studio.example; Path=/; .*HttpOnly; Secure`),
        ),
      ),
    )
    for (const line of lines) {
      const [, expires = ''] = /Expires=([^;]+)/.exec(line) ?? []
      expect(new Date(expires).getTime() - app.clock.now.getTime()).toBe(dayMs)
    }
  })

  test('are expired at sign-out by the very same names and places', async () => {
    expect(await setCookiesOf(app, 'revoke')).toEqual([
      expect.stringMatching(
        /^__Secure-analyticsAccess=; .*Domain=studio.example; Path=\/; Expires=Thu, 01 Jan 1970/,
      ),
      expect.stringMatching(
        /^__Secure-analyticsRefresh=; .*Domain=studio.example; Path=\/; Expires=Thu, 01 Jan 1970/,
      ),
    ])
  })
})

test('where no other site is configured it is our own, which finds the code in its link', async () => {
  const bare = await freshApp({
    database: app.database,
    environment: { PUBLIC_ORIGIN: 'https://app.studio.example' },
  })
  const session = await signIn(bare, await aMember(app.database.db))
  expect(Object.keys(session.cookies).filter((name) => name.includes('analytics'))).toEqual([])
  expect((await callAs(bare, session, 'getAnalyticsUrl')).body).toMatchObject({
    status: 'Ok',
    clientResponse: { url: 'https://app.studio.example/insights/', hasCookies: false },
  })
})
