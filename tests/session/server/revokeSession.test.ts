import { describe, expect, test } from 'vitest'
import type { LoginResponse } from '../../../generated/facts/features/session'
import { hashOf } from '../../../src/session/server/refreshTokens'
import { callAs, postForm, refresh, signIn, type TestSession } from '../../support/talk'
import { aMember, freshApp } from '../../support/world'

const app = await freshApp()
const { db } = app.database

const revoke = ({ reply, cookies }: TestSession) =>
  postForm(app, 'oauth/revoke', { token: reply.refresh_token, client_id: 'web' }, { cookies })

test('signing out ends the session and expires its cookies', async () => {
  const session = await signIn(app, await aMember(db))
  const { status, body, headers } = await revoke(session)
  expect({ status, body }).toEqual({ status: 200, body: {} })
  const expired = [headers['set-cookie']].flat().map((cookie) => String(cookie).split(';')[0])
  expect(expired).toEqual([
    'sid=',
    'CloudFront-Key-Pair-Id=',
    'CloudFront-Signature=',
    'CloudFront-Policy=',
  ])
  expect(await callAs(app, session, 'getRoles')).toMatchObject({ status: 401 })
  expect(await refresh(app, session)).toMatchObject({
    status: 400,
    body: { error: 'Invalid refresh token' },
  })
})

describe('each cookie of the session', () => {
  test.each(['http://studio.test', 'https://studio.test'])(
    'of %s is taken back exactly as it was given, and no script ever reads it',
    async (origin) => {
      const other = await freshApp({
        database: app.database,
        environment: { PUBLIC_ORIGIN: origin },
      })
      const { userName, password } = await aMember(db)
      const fields = { grant_type: 'password', username: userName, password, client_id: 'web' }
      const opened = await postForm(other, 'oauth/token', fields)
      const token = (opened.body as unknown as LoginResponse).refresh_token
      const ended = await postForm(
        other,
        'oauth/revoke',
        { token, client_id: 'web' },
        { cookies: opened.cookies },
      )
      const given = cookiesIn(opened.headers)
      const taken = cookiesIn(ended.headers)
      expect(taken.map(({ name, kept }) => ({ name, kept }))).toEqual(
        given.map(({ name, kept }) => ({ name, kept })),
      )
      for (const { value, life } of taken) {
        expect(value).toBe('')
        expect(life.join()).toContain('1970')
      }
      for (const { name, value, kept, whole } of given) {
        expect(value).not.toBe('')
        expect(whole.length).toBeLessThan(4096)
        expect(kept).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Strict']))
        expect(kept.includes('Secure')).toBe(origin.startsWith('https'))
        expect(name.startsWith('__Host-')).toBe(
          origin.startsWith('https') && kept.includes('Path=/'),
        )
      }
    },
  )
})

const isLife = (attribute: string) => /^(Expires|Max-Age)=/.test(attribute)

function cookiesIn(headers: Readonly<Record<string, unknown>>) {
  return [headers['set-cookie']].flat().map((cookie) => {
    const whole = String(cookie)
    const [pair = '', ...attributes] = whole.split('; ')
    const [name = '', value] = pair.split('=')
    const kept = attributes.filter((attribute) => !isLife(attribute)).toSorted()
    return { name, value, kept, life: attributes.filter(isLife), whole }
  })
}

const later = (tokenHash: string) =>
  postForm(app, 'oauth/revoke', { token_hash: tokenHash, client_id: 'web' })

describe('case 83: a sign-out that was made offline and comes later', () => {
  test('ends the session by the hash of its token', async () => {
    const session = await signIn(app, await aMember(db))
    expect(await later(hashOf(session.reply.refresh_token))).toMatchObject({
      status: 200,
      body: {},
    })
    expect(await callAs(app, session, 'getRoles')).toMatchObject({ status: 401 })
    expect(await refresh(app, session)).toMatchObject({ status: 400 })
  })

  test('brings a hash that opens nothing', async () => {
    const session = await signIn(app, await aMember(db))
    const hash = hashOf(session.reply.refresh_token)
    for (const refresh_token of [hash, `rt_${hash}`]) {
      const fields = { grant_type: 'refresh_token', refresh_token, client_id: 'web' }
      const { cookies } = session
      expect(await postForm(app, 'oauth/token', fields, { cookies })).toMatchObject({ status: 400 })
    }
  })

  test('brings either the token or its hash', async () => {
    const token = (await signIn(app, await aMember(db))).reply.refresh_token
    const forms = [{}, { token, token_hash: hashOf(token) }, { token_hash: 'short' }]
    for (const form of forms) {
      const fields = { ...(form as Record<string, string>), client_id: 'web' }
      expect(await postForm(app, 'oauth/revoke', fields)).toMatchObject({
        status: 400,
        body: { errorCode: 'malformedRequest' },
      })
    }
  })
})

test('a sign-out with the token that was just traded ends the new pair too', async () => {
  const session = await signIn(app, await aMember(db))
  const { body } = await refresh(app, session)
  await revoke(session)
  const next = { ...session, reply: body as unknown as LoginResponse }
  expect(await callAs(app, next, 'getRoles')).toMatchObject({ status: 401 })
  expect(await refresh(app, next)).toMatchObject({ status: 400 })
})

test('signing out twice, or with nonsense, is no fault', async () => {
  const session = await signIn(app, await aMember(db))
  expect(await revoke(session)).toMatchObject({ status: 200 })
  expect(await revoke(session)).toMatchObject({ status: 200 })
  expect(
    await postForm(app, 'oauth/revoke', { token: 'nonsense', client_id: 'web' }),
  ).toMatchObject({ status: 200 })
})

test('a late sign-out does not take the cookies of whoever signed in meanwhile', async () => {
  const earlier = await signIn(app, await aMember(db))
  const current = await signIn(app, await aMember(db))
  const { headers } = await revoke({ ...earlier, cookies: current.cookies })
  expect(headers['set-cookie']).toBeUndefined()
  expect(await refresh(app, current)).toMatchObject({ status: 200 })
})
