import { SignJWT } from 'jose'
import { beforeEach, describe, expect, test } from 'vitest'
import { openSecrets } from '../../../src/server/secrets'
import { calls } from '../../../generated/wiring/calls'
import { callAs, post, postForm, refresh, signIn, type TestSession } from '../../support/talk'
import { aMember, freshApp, type TestMember } from '../../support/world'

const app = await freshApp()
const { db } = app.database
const key = openSecrets(app.config.dataDir)('access-token')

let member: TestMember
let session: TestSession

beforeEach(async () => {
  app.clock.now = new Date('2026-03-01T09:00:00Z')
  member = await aMember(db)
  session = await signIn(app, member)
})

const call = (bearer: string) =>
  callAs(app, { ...session, reply: { ...session.reply, access_token: bearer } }, 'getRoles')

const claims = () => ({
  sub: member.userId,
  cid: member.customerId,
  sid: 'x',
  gen: 0,
  aud: 'studio',
})
const seconds = (date: Date) => Math.floor(date.getTime() / 1000)

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

const forged: Record<string, () => Promise<string>> = {
  'no signature (alg none)': async () => {
    return `${part({ alg: 'none', typ: 'at+jwt' })}.${part(claims())}.`
  },
  'another key': () =>
    new SignJWT(claims())
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .setExpirationTime(seconds(app.clock.now) + 60)
      .sign(Buffer.alloc(32, 1)),
  'another algorithm': () =>
    new SignJWT(claims())
      .setProtectedHeader({ alg: 'HS512', typ: 'at+jwt' })
      .setExpirationTime(seconds(app.clock.now) + 60)
      .sign(Buffer.concat([key, key])),
  'another audience': () =>
    new SignJWT({ ...claims(), aud: 'analytics' })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .setExpirationTime(seconds(app.clock.now) + 60)
      .sign(key),
  'another type': () =>
    new SignJWT(claims())
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setExpirationTime(seconds(app.clock.now) + 60)
      .sign(key),
  'no expiry': () =>
    new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' }).sign(key),
  'a future beginning': () =>
    new SignJWT(claims())
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .setNotBefore(seconds(app.clock.now) + 60)
      .setExpirationTime(seconds(app.clock.now) + 120)
      .sign(key),
  // The first: several last letters stand for the same bytes.
  'a changed letter of the signature': async () =>
    session.reply.access_token.replace(/[^.](?=[^.]*$)/, (letter) => (letter === 'x' ? 'y' : 'x')),
  'a path where the key id stands': () =>
    new SignJWT(claims())
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: '../../../../dev/null' })
      .setExpirationTime(seconds(app.clock.now) + 60)
      .sign(Buffer.alloc(32)),
}

describe('a call is refused with a bare 401', () => {
  test.each(Object.keys(forged))('when its token has %s', async (kind) => {
    const { status, headers } = await call(await forged[kind]!())
    expect(status).toBe(401)
    expect(headers['x-auth-reason']).toBeUndefined()
  })

  test('when it has none', async () => {
    expect(await callAs(app, undefined, 'getRoles')).toMatchObject({
      status: 401,
      body: { status: 'Error' },
    })
  })

  test('when somebody signed out', async () => {
    await postForm(app, 'oauth/revoke', { token: session.reply.refresh_token, client_id: 'web' })
    const { status, headers } = await call(session.reply.access_token)
    expect({ status, reason: headers['x-auth-reason'] }).toEqual({ status: 401, reason: undefined })
  })

  test('when nothing was heard for longer than the customer allows', async () => {
    await db
      .updateTable('customers')
      .set({ idleSessionTimeoutMins: 5 })
      .where('id', '=', member.customerId)
      .execute()
    app.clock.now = new Date('2026-03-01T09:05:20Z')
    expect(await call(session.reply.access_token)).toMatchObject({ status: 401 })
  })
})

test.each([
  { ago: 10, status: 200 },
  { ago: 400, status: 401 },
])('who was active $ago s ago where no call could be made is answered $status', async (row) => {
  await db
    .updateTable('customers')
    .set({ idleSessionTimeoutMins: 5 })
    .where('id', '=', member.customerId)
    .execute()
  app.clock.now = new Date('2026-03-01T09:06:45Z')
  const answer = await post(
    app,
    calls.getRoles.path,
    { clientRequest: {} },
    {
      bearer: session.reply.access_token,
      headers: { 'active-seconds-ago': String(row.ago) },
    },
  )
  expect(answer).toMatchObject({ status: row.status })
})

describe('a call is answered 401 with a reason, so that the client refreshes and repeats it', () => {
  test('expired: after ten minutes', async () => {
    app.clock.now = new Date('2026-03-01T09:09:59Z')
    expect(await call(session.reply.access_token)).toMatchObject({ status: 200 })
    app.clock.now = new Date('2026-03-01T09:10:01Z')
    const { status, headers } = await call(session.reply.access_token)
    expect({ status, reason: headers['x-auth-reason'] }).toEqual({ status: 401, reason: 'expired' })
  })

  const changes: Record<string, () => Promise<unknown>> = {
    'the user was made inactive': () =>
      db.updateTable('users').set({ state: 'inactive' }).where('id', '=', member.userId).execute(),
    'the person left the customer': () =>
      db.deleteFrom('memberships').where('userId', '=', member.userId).execute(),
    'the customer was locked': () =>
      db
        .updateTable('customers')
        .set({ isLocked: true })
        .where('id', '=', member.customerId)
        .execute(),
  }

  test.each(Object.keys(changes))('stale: at once when %s', async (change) => {
    await changes[change]!()
    const stale = { status: 401, reason: 'stale' }
    const { status, headers } = await call(session.reply.access_token)
    expect({ status, reason: headers['x-auth-reason'] }).toEqual(stale)
    // So is a call that comes after the refresh of another: all of them end in the same way.
    const refused = await refresh(app, session)
    const why = change.includes('locked')
      ? / is locked\. Contact support\.$/
      : /^User is not active/
    expect(refused.body).toMatchObject({ error: expect.stringMatching(why) })
    const late = await call(session.reply.access_token)
    expect({ status: late.status, reason: late.headers['x-auth-reason'] }).toEqual(stale)
  })
})

test('a role that was taken away counts at once', async () => {
  await db.deleteFrom('membershipRoles').where('userId', '=', member.userId).execute()
  expect(await call(session.reply.access_token)).toMatchObject({
    status: 403,
    body: { errorCode: 'forbidden' },
  })
})
