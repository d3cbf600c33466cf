import { allSettled, fork } from 'effector'
import { describe, expect, test } from 'vitest'
import { appStarted } from '../../../src/browser/appStarted'
import { networkChanged } from '../../../src/browser/network'
import type { Outgoing, Reply } from '../../../src/calls/send'
import '../../../src/session/client/member.model'
import '../../../src/session/client/reactions.model'
import { $session } from '../../../src/session/client/session.model'
import { $phase, retryPressed } from '../../../src/session/client/start.model'
import {
  aLoginResponse,
  aSession,
  browserEdge,
  http,
  noAnswer,
  ok,
  sessionIn,
  storedWith,
} from '../../support/browserEdge'

const flags = {
  allowZoomIntegration: false,
  allowYoutubeIntegration: false,
  enableStoryBoard: true,
  campaignManagerAccess: false,
  hideOrganization: false,
  proEditVendor: false,
  idleSessionTimeoutMins: 30,
}

/** Everything but oauth/token answers as it should. */
function answering(token: (attempt: number) => Reply) {
  let attempt = 0
  return ({ url }: Outgoing): Reply => {
    if (url.endsWith('oauth/token')) return token((attempt += 1))
    if (url.endsWith('getOrganizationAccess')) return ok(flags)
    if (url.endsWith('getCustomerProfiles')) return ok({})
    if (url.endsWith('getRolePermissions')) return ok({ rolePermissionVO: {} })
    return http(200, {})
  }
}

async function boot(
  stored: Map<string, string>,
  token: (attempt: number) => Reply = () => noAnswer,
) {
  const edge = browserEdge({ stored, answer: answering(token) })
  const scope = fork({ handlers: edge.handlers })
  await allSettled(appStarted, { scope })
  const calls = edge.seen.sent.map(({ url }) => url.split('/').at(-1))
  return { ...edge, scope, calls, phase: scope.getState($phase) }
}

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

test('a pair another tab has just refreshed is taken over without a refresh', async () => {
  const { calls, phase } = await boot(storedWith(aSession({ lastRefreshAt: 995_000 })))
  expect(phase).toBe('signedIn')
  expect(calls).not.toContain('token')
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

describe('a start that meets no server', () => {
  test('opens while the access token lasts, and tries again after 5, 15 and 30 s', async () => {
    const { phase, seen, stored } = await boot(storedWith(aSession()), () => http(503, {}))
    expect(phase).toBe('signedIn')
    expect(seen.waits.filter((ms) => ms !== 1000)).toEqual([5000, 15_000, 30_000])
    expect(sessionIn(stored)).toMatchObject({ at: 'at1', rt: 'rt1' })
  })

  test('waits offline with an expired one; back online it goes on', async () => {
    let isOnline = false
    const { scope, stored } = await boot(storedWith(aSession({ expiresAt: 1_000_000 })), () =>
      isOnline ? http(200, aLoginResponse()) : noAnswer,
    )
    expect(scope.getState($phase)).toBe('offline')
    expect(sessionIn(stored)).toMatchObject({ at: 'at1', rt: 'rt1' })

    isOnline = true
    await allSettled(networkChanged, { scope, params: true })
    expect(scope.getState($phase)).toBe('signedIn')
    expect(scope.getState($session)).toMatchObject({ at: 'at2' })
  })

  test('Try again tries again', async () => {
    let isUp = false
    const { scope } = await boot(storedWith(aSession({ expiresAt: 1_000_000 })), () =>
      isUp ? http(200, aLoginResponse()) : noAnswer,
    )
    isUp = true
    await allSettled(retryPressed, { scope })
    expect(scope.getState($phase)).toBe('signedIn')
  })
})
