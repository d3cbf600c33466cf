import { expect, test } from 'vitest'
import type { LoginResponse } from '../../../generated/facts/features/session'
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

test('C17: a sign-out with the token that was just traded ends the new pair too', async () => {
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
