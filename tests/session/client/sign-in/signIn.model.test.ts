import { allSettled, fork } from 'effector'
import { describe, expect, test } from 'vitest'
import { formatTime } from '../../../../src/browser/text/formatTime'
import { appStarted } from '../../../../src/browser/appStarted'
import { takeSignInLinkFx } from '../../../../src/browser/signInLink'
import type { Reply } from '../../../../src/calls/send'
import { $session } from '../../../../src/session/client/tokens/session.model'
import {
  $missing,
  $problem,
  $remembered,
  signInSubmitted,
} from '../../../../src/session/client/sign-in/signIn.model'
import {
  aLoginResponse,
  browserEdge,
  http,
  noAnswer,
  sessionIn,
} from '../../../support/browserEdge'

const maya = { userName: ' maya@halden.example ', password: 'secret', isRemembered: true }

async function submit(reply: Reply, credentials = maya, kept: [string, string][] = []) {
  const edge = browserEdge({ stored: new Map(kept), answer: () => reply })
  const scope = fork({ handlers: edge.handlers })
  await allSettled(signInSubmitted, { scope, params: credentials })
  return { ...edge, scope }
}

test('name and password go to oauth/token, form-encoded', async () => {
  const { seen } = await submit(http(200, aLoginResponse()))
  expect(seen.sent[0]).toMatchObject({ url: '/oauth/token', method: 'POST' })
  expect(seen.sent[0]?.headers).not.toHaveProperty('Authorization')
  expect(Object.fromEntries(new URLSearchParams(seen.sent[0]?.body))).toEqual({
    grant_type: 'password',
    username: 'maya@halden.example',
    password: 'secret',
    client_id: 'web',
  })
})

test('signed in: the session is stored, a new epoch begins, other tabs are told', async () => {
  const { scope, stored, seen } = await submit(http(200, aLoginResponse()), maya, [
    ['auth.ep', '4'],
  ])
  expect(seen.left).toEqual([])
  expect(sessionIn(stored)).toMatchObject({ ep: 5, at: 'at2', userName: 'maya', roles: ['cm'] })
  expect(scope.getState($session)).toMatchObject({ customerId: 'c1' })
  expect(stored.get('flag.login')).toBe('5:tabA:signIn:1000000')
  expect([stored.get('auth.username'), stored.get('auth.rememberMe')]).toEqual([
    'maya@halden.example',
    'true',
  ])
})

test('the spinner shows a second after signing in (spec §9)', async () => {
  const { seen } = await submit(http(200, aLoginResponse()))
  expect(seen.waits).toContain(1000)
})

describe('what went wrong is said on the page, and the session of nobody is touched', () => {
  test.each([
    {
      reply: http(400, { status: 'Error', errorCode: 'wrongCredentials', errorMessage: 'No' }),
      says: { key: 'failures.wrongCredentials' },
    },
    {
      reply: http(429, { status: 'Error', errorCode: 'tooManyAttempts', errorMessage: 'No' }),
      says: { key: 'failures.tooManyAttempts' },
    },
    {
      reply: {
        ...http(429, { status: 'Error', errorCode: 'tooManyAttempts', errorMessage: 'No' }),
        headers: { retryAfter: '277', authReason: null },
      },
      says: {
        key: 'session.signIn.limited',
        params: { time: formatTime(1_000_000 + 277_000, 'en') },
      },
    },
    {
      reply: http(400, { status: 'Error', errorCode: 'novel', errorMessage: 'Server words' }),
      says: { words: 'Server words' },
    },
    { reply: http(401, {}), says: { key: 'errors.unexpected' } },
    { reply: noAnswer, says: { key: 'errors.unreachable' } },
    { reply: http(200, { status: 'nonsense' }), says: { key: 'errors.unexpected' } },
  ])('$reply.status $reply.body.errorCode says $says', async ({ reply, says }) => {
    const { scope, seen } = await submit(reply)
    expect(scope.getState($problem)).toEqual(says)
    expect(seen.left).toEqual([])
  })
})

test.each([
  { credentials: { ...maya, userName: '  ' }, missing: ['userName'] },
  { credentials: { ...maya, password: '' }, missing: ['password'] },
  { credentials: { ...maya, userName: '', password: '' }, missing: ['userName', 'password'] },
])('nothing is asked of the server while $missing is missing', async (given) => {
  const { scope, seen } = await submit(noAnswer, given.credentials)
  expect(scope.getState($missing)).toEqual(given.missing)
  expect(seen.sent).toEqual([])
})

describe('the name on the page', () => {
  test.each([
    { kept: { 'auth.username': 'maya', 'auth.rememberMe': 'true' }, link: null, shows: 'maya' },
    { kept: { 'auth.username': 'maya', 'auth.rememberMe': 'false' }, link: null, shows: '' },
    { kept: {}, link: null, shows: '' },
    {
      kept: { 'auth.username': 'maya', 'auth.rememberMe': 'true' },
      link: '/login/1/jonas',
      shows: 'jonas',
    },
  ])('remembered $kept, linked $link: $shows', async ({ kept, link, shows }) => {
    const edge = browserEdge({ stored: new Map(Object.entries(kept)) })
    const scope = fork({ handlers: [...edge.handlers, [takeSignInLinkFx, () => link]] })
    await allSettled(appStarted, { scope })
    expect(scope.getState($remembered).userName).toBe(shows)
  })
})

test('a redirect nobody knows is as Default (session.md B5 4)', async () => {
  const { stored } = await submit(http(200, { ...aLoginResponse(), redirect: 'Take the tour' }))
  expect(sessionIn(stored)).toMatchObject({ mustChangePassword: false })
})
