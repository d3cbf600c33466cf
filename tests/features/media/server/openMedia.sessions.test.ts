import { describe, expect, test } from 'vitest'
import type { UploadSignature } from '../../../../generated/facts/features/media'
import { mediaCookieNames } from '../../../../src/server/media/signedCookies'
import {
  aMember,
  callAs,
  freshApp,
  signIn,
  type TestMember,
  type TestSession,
} from '../../../support/world'
import { postForm, refresh } from '../../../support/talk'

const app = await freshApp({ withMedia: true })
const { db } = app.database

interface Given {
  readonly member: TestMember
  readonly session: TestSession
  readonly signature: UploadSignature
}

async function given(): Promise<Given> {
  const member = await aMember(db, { roles: ['cm', 'cc'] })
  const session = await signIn(app, member)
  return { member, session, signature: await sign(session) }
}

async function sign(session: TestSession): Promise<UploadSignature> {
  const { body } = await callAs(app, session, 'getUploadSignature')
  return body['clientResponse'] as UploadSignature
}

/** 404: it would be sent if it were there. */
async function readMedia({ member: { customerId, userId }, session }: Given): Promise<number> {
  const key = `media/${customerId}/none/copy.mp4`
  const url = app.services.media.addresses.pathOf(key, { rev: 0, userId, now: app.clock.now })
  const names: readonly string[] = Object.values(mediaCookieNames)
  const cookies = Object.fromEntries(
    Object.entries(session.cookies).filter(([name]) => names.includes(name)),
  )
  return (await app.server.inject({ url, cookies })).statusCode
}

/** 404: it would be taken for an upload that is open. */
async function upload({ member, signature }: Given): Promise<number> {
  const form = new FormData()
  form.append('key', `in/${member.customerId}/${member.userId}/up1/p00001`)
  form.append('X-Amz-Algorithm', 'AWS4-HMAC-SHA256')
  for (const [name, value] of Object.entries(signature)) form.append(name, value)
  form.append('file', new Blob(['film']))
  const encoded = new Response(form)
  const payload = Buffer.from(await encoded.arrayBuffer())
  const headers = {
    'content-type': encoded.headers.get('content-type') ?? '',
    'content-length': String(payload.length),
  }
  const url = '/uploads/'
  return (await app.server.inject({ method: 'POST', url, payload, headers })).statusCode
}

const signOut = ({ session }: Given) =>
  postForm(
    app,
    'oauth/revoke',
    { token: session.reply.refresh_token, client_id: 'web' },
    { cookies: session.cookies },
  )

const ends: Readonly<Record<string, (of: Given) => Promise<unknown>>> = {
  'signing out': signOut,
  'the person is deactivated': ({ member }) =>
    db.updateTable('users').set({ state: 'inactive' }).where('id', '=', member.userId).execute(),
  'they leave the customer': ({ member }) =>
    db
      .updateTable('memberships')
      .set({ state: 'inactive' })
      .where('userId', '=', member.userId)
      .execute(),
  'the customer is locked': ({ member }) =>
    db
      .updateTable('customers')
      .set({ isLocked: true })
      .where('id', '=', member.customerId)
      .execute(),
}

describe('what was signed for a session stops with it, once', () => {
  test.each(Object.entries(ends))('%s', async (_, end) => {
    const person = await given()
    expect([await readMedia(person), await upload(person)]).toEqual([404, 404])
    await end(person)
    expect([await readMedia(person), await upload(person)]).toEqual([403, 403])
  })

  test('a role is taken away, until the session is renewed', async () => {
    const person = await given()
    await db
      .deleteFrom('membershipRoles')
      .where('userId', '=', person.member.userId)
      .where('roleId', '=', person.session.reply.userRoles[0]!)
      .execute()
    expect([await readMedia(person), await upload(person)]).toEqual([403, 403])
    const renewed = await refresh(app, person.session)
    const session = { ...person.session, cookies: renewed.cookies }
    const signature = await sign(session)
    expect(await readMedia({ ...person, session })).toBe(404)
    expect(await upload({ ...person, signature })).toBe(404)
  })

  test('while another session of theirs goes on', async () => {
    const person = await given()
    const other = await signIn(app, person.member)
    await signOut(person)
    expect([await readMedia(person), await upload(person)]).toEqual([403, 403])
    expect(await readMedia({ ...person, session: other })).toBe(404)
    expect(await upload({ ...person, signature: await sign(other) })).toBe(404)
  })
})

test('a signature for uploads lives fifteen minutes', async () => {
  const person = await given()
  const policy = Buffer.from(person.signature.Policy, 'base64').toString()
  const { expiration } = JSON.parse(policy) as { expiration: string }
  expect(Date.parse(expiration) - app.clock.now.getTime()).toBe(15 * 60_000)
})

test('signing out has the browser forget what it kept', async () => {
  const { headers } = await signOut(await given())
  expect(headers['clear-site-data']).toBe('"cache"')
})
