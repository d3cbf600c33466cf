import { allSettled, fork } from 'effector'
import { describe, expect, test } from 'vitest'
import { appStarted } from '../../../../src/browser/appStarted'
import { networkChanged } from '../../../../src/browser/network'
import { $session } from '../../../../src/session/client/tokens/session.model'
import { $uploadRoute } from '../../../../src/session/client/lifetime/uploadRoute'
import {
  aLoginResponse,
  aSession,
  browserEdge,
  http,
  noAnswer,
  sessionIn,
  storedWith,
} from '../../../support/browserEdge'
import { answering, boot } from './startedPage'

test('both tokens stored: one refresh, then permissions, flags and profiles', async () => {
  const { phase, calls, stored } = await boot(storedWith(aSession()), () =>
    http(200, aLoginResponse()),
  )
  expect(phase).toBe('signedIn')
  expect(calls[0]).toBe('token')
  expect(calls.slice(1).sort()).toEqual([
    'getCustomerProfiles',
    'getOrganizationAccess',
    'getRolePermissions',
  ])
  expect(sessionIn(stored)).toMatchObject({ gen: 2, at: 'at2', flags: { enableStoryBoard: true } })
})

test.each([
  { name: 'nothing', stored: new Map<string, string>() },
  { name: 'only an access token', stored: storedWith(aSession({ rt: '' })) },
  { name: 'only a refresh token', stored: storedWith(aSession({ at: '' })) },
])(
  'case 4: $name stored: no refresh, nothing left of it, nobody is signed in',
  async ({ stored }) => {
    const started = await boot(stored)
    expect(started.phase).toBe('anonymous')
    expect(started.seen.sent).toEqual([])
    expect(sessionIn(started.stored)).toBeNull()
  },
)

test('case 4: a tab that lives on what is left of a session hears that it is gone', async () => {
  const { stored } = await boot(storedWith(aSession({ rt: '' })))
  expect(stored.get('auth.ep')).toBe('2')
  expect(stored.get('flag.logout')).toMatch(/^2:tabA:noExpiry:/)
})

test('a pair another tab has just refreshed is taken over without a refresh', async () => {
  const { calls, phase } = await boot(storedWith(aSession({ lastRefreshAt: 995_000 })))
  expect(phase).toBe('signedIn')
  expect(calls).not.toContain('token')
})

describe('a stored session that went idle', () => {
  const now = 100_000_000

  test.each([
    { minutes: 14.9, calls: ['token'], left: [] },
    { minutes: 15, calls: ['revoke'], left: ['/login/status/sessionExpired'] },
    { minutes: 180, calls: ['revoke'], left: ['/login/status/sessionExpired'] },
  ])('ends before any refresh: $minutes of 15 minutes', async ({ minutes, calls, left }) => {
    const stored = storedWith(aSession({ idleMinutes: 15, expiresAt: now }))
    stored.set('auth.activityAt', `1:${now - minutes * 60_000}`)
    const started = await boot(stored, () => http(200, aLoginResponse()), now)
    expect(started.calls.slice(0, 1)).toEqual(calls)
    expect(started.seen.left).toEqual(left)
    expect(sessionIn(started.stored) === null).toBe(left.length > 0)
  })

  test('also when it went idle while the start met no server', async () => {
    const edge = await boot(storedWith(aSession({ expiresAt: 1_000_000 })), () => noAnswer)
    const { scope, seen, clock } = edge
    const sentBefore = seen.sent.length
    clock.now += 30 * 60_000
    await allSettled(networkChanged, { scope, params: true })
    expect(seen.sent.slice(sentBefore).map(({ url }) => url)).toEqual(['/oauth/revoke'])
    expect(seen.left).toEqual(['/login/status/sessionExpired'])
  })
})

test('the idle limit is kept for the next start', async () => {
  const { stored } = await boot(storedWith(aSession()), () => http(200, aLoginResponse()))
  expect(sessionIn(stored)).toMatchObject({ idleMinutes: 30 })
})

describe('case 3: permissions (spec §4)', () => {
  test.each([
    { redirect: 'Default' as const, isFirst: false, loaded: true },
    { redirect: 'Default' as const, isFirst: true, loaded: true },
    { redirect: 'Change Password' as const, isFirst: true, loaded: true },
    { redirect: 'Change Password' as const, isFirst: false, loaded: false },
  ])('redirect $redirect, first login $isFirst: loaded $loaded', async (given) => {
    const reply = aLoginResponse({ redirect: given.redirect })
    reply.additionalDetails.CustomerUserDetails.isFirstTimeLogin = given.isFirst
    const { calls } = await boot(storedWith(aSession()), () => http(200, reply))
    expect(calls.includes('getRolePermissions')).toBe(given.loaded)
  })
})

const error = (errorMessage: string) => ({ status: 'Error', errorMessage })

describe('a refresh that is refused', () => {
  test.each([
    { reply: http(404, {}), target: '/login/status/sessionExpired' },
    { reply: http(401, {}), target: '/login/status/sessionExpired' },
    { reply: http(400, error('User is not active')), target: '/login/status/inActive' },
  ])('$reply.status $reply.body.errorMessage leads to $target', async ({ reply, target }) => {
    const { seen, stored } = await boot(storedWith(aSession()), () => reply)
    expect(seen.left).toEqual([target])
    expect(sessionIn(stored)).toBeNull()
  })

  test.each(['Invalid refresh token', 'Cannot convert access token to JSON'])(
    'case 7: "%s": the access token is used while it lasts, the refresh token never again',
    async (message) => {
      const { phase, seen, stored } = await boot(storedWith(aSession()), () =>
        http(400, error(message)),
      )
      expect(phase).toBe('signedIn')
      expect(seen.left).toEqual([])
      expect(sessionIn(stored)).toMatchObject({ at: 'at1', rt: '' })
    },
  )

  test('case 7: the same with an expired access token leads to the sign-in page', async () => {
    const { seen } = await boot(storedWith(aSession({ expiresAt: 1_000_000 })), () =>
      http(400, error('Invalid refresh token')),
    )
    expect(seen.left).toEqual(['/login'])
  })
})

test.each([
  { text: '{broken', why: 'torn' },
  { text: JSON.stringify({ ...aSession(), version: 99 }), why: 'of a later version' },
  { text: `"${'x'.repeat(5_000_000)}"`, why: 'five megabytes' },
])('case 65: a stored session that is $why is treated as absent', async ({ text }) => {
  const started = await boot(new Map([['auth.session', text]]))
  expect(started.phase).toBe('anonymous')
  expect(started.seen.sent).toEqual([])
  expect(started.stored.has('auth.session')).toBe(false)
})

test('case 7: after a refused refresh token the calls go on with the access token', async () => {
  const { calls, scope } = await boot(storedWith(aSession()), () =>
    http(400, error('Cannot convert access token to JSON')),
  )
  expect(calls).toContain('getCustomerProfiles')
  expect(scope.getState($session)).toMatchObject({ at: 'at1', rt: '' })
})

test('case 7: somebody without a role lands nowhere: the session ends', async () => {
  const { seen } = await boot(storedWith(aSession({ roles: [] })), () =>
    http(400, error('Invalid refresh token')),
  )
  expect(seen.left).toEqual(['/login'])
})

async function openAt(pathname: string, host = 'known.example') {
  const answer = answering(() => http(200, aLoginResponse()))
  const edge = browserEdge({ stored: storedWith(aSession()), answer, pathname, host })
  const scope = fork({
    handlers: edge.handlers,
    values: [[$uploadRoute, { path: '/background-upload', hosts: ['known.example'] }]],
  })
  await allSettled(appStarted, { scope })
  return edge
}

describe('addresses at which no session begins', () => {
  test('case 81: background uploads on a known host', async () => {
    const { seen } = await openAt('/background-upload')
    expect(seen.left).toEqual(['/no-support/info/background-upload-clips'])
    expect(seen.sent).toEqual([])
  })

  test('case 81: elsewhere the address is one like any other', async () => {
    const { seen } = await openAt('/background-upload', 'other.example')
    expect(seen.left).toEqual([])
    expect(seen.sent).not.toEqual([])
  })

  test('the page that breaks a loop', async () => {
    const { seen, stored } = await openAt('/signed-out-again')
    expect(seen.sent).toEqual([])
    expect(sessionIn(stored)).toEqual(aSession())
  })
})
