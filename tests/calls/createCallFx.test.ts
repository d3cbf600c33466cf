import { allSettled, createWatch, fork } from 'effector'
import { describe, expect, test } from 'vitest'
import { getMenuNotificationCount } from '../../generated/facts/features/home'
import { getRolePermissions } from '../../generated/facts/features/session'
import { $appVersion } from '../../src/browser/appVersion'
import { $language } from '../../src/browser/text/language'
import { callMade, callRejected } from '../../src/calls/announcements'
import { authorizeFx } from '../../src/calls/authorize'
import { createCallFx } from '../../src/calls/createCallFx'
import { epochBegan } from '../../src/calls/epoch.model'
import type { CallFailure } from '../../src/calls/failures'
import type { Reply } from '../../src/calls/send'
import { aSession, browserEdge, http, ok, storedWith } from '../support/browserEdge'
import { withResolvers } from '../support/withResolvers'

const permissionsFx = createCallFx(getRolePermissions)
const countsFx = createCallFx(getMenuNotificationCount)
const request = {
  isLoggedInFromMobile: false as const,
  clientDetails: { browserName: 'T', browserVersion: '1', operatingSystem: 'N' },
}
const permissions = { rolePermissionVO: { clips: { allowed: true, scope: 'own' } } }

function begin(answer: (attempt: number) => Reply | Promise<Reply>) {
  let attempt = 0
  const edge = browserEdge({
    stored: storedWith(aSession()),
    answer: () => answer((attempt += 1)),
  })
  const scope = fork({
    handlers: edge.handlers,
    values: [
      [$appVersion, '1.2.3'],
      [$language, 'de'],
    ],
  })
  const rejected: CallFailure[] = []
  const made: string[] = []
  createWatch({ unit: callRejected, fn: (failure) => rejected.push(failure), scope })
  createWatch({ unit: callMade, fn: ({ call }) => made.push(call), scope })
  return { ...edge, scope, rejected, made }
}

test('a call goes out in its envelope and comes back without', async () => {
  const { scope, seen, made } = begin(() => ok(permissions))
  const result = await allSettled(permissionsFx, { scope, params: request })
  expect(result).toEqual({ status: 'done', value: permissions })
  expect(seen.sent[0]).toMatchObject({
    url: '/rest/secure/service/role/getRolePermissions',
    method: 'POST',
    headers: { Authorization: 'Bearer at1', 'Web-Version': '1.2.3', 'Accept-Language': 'de' },
    body: JSON.stringify({ clientRequest: request }),
  })
  expect(made).toEqual(['getRolePermissions'])
})

test('a failed call is announced once, with what it asks for', async () => {
  const { scope, rejected } = begin(() => http(200, { status: 'Error', errorMessage: 'No' }))
  await allSettled(permissionsFx, { scope, params: request })
  expect(rejected).toMatchObject([
    { call: 'getRolePermissions', reactions: [{ do: 'toast', text: { words: 'No' } }] },
  ])
})

test('a poll that fails says nothing, but a lost session is lost', async () => {
  const said = begin(() => http(503, {}))
  await allSettled(countsFx, { scope: said.scope, params: { customerUserId: 'u' } })
  expect(said.rejected).toMatchObject([{ kind: 'unreachable', reactions: [] }])

  const lost = begin(() => http(401, {}))
  await allSettled(countsFx, { scope: lost.scope, params: { customerUserId: 'u' } })
  expect(lost.rejected).toMatchObject([{ reactions: [{ do: 'endSession' }] }])
})

describe('a token the server calls expired', () => {
  const login = {
    access_token: 'at2',
    refresh_token: 'rt2',
    expires_in: 600,
    userRoles: ['5001632'],
    userUUID: 'user1',
    redirect: 'Default',
    additionalDetails: {
      CustomerUserDetails: { isFirstTimeLogin: false, userName: 'm', youTubeIntegrated: false },
      CustomerDetails: {
        customerId: 'c1',
        name: 'N',
        city: null,
        state: null,
        zip: null,
        addnlLogoFile: null,
      },
      UserDetails: { name: 'M' },
    },
    preSignedCookie: { keyPairId: 'k', signature: 's', policy: 'p' },
  }

  test('is refreshed, and the call is repeated once with the new one', async () => {
    const replies = [http(401, {}, 'expired'), http(200, login), ok(permissions)]
    const { scope, seen } = begin((attempt) => replies[attempt - 1] ?? http(500, {}))
    const result = await allSettled(permissionsFx, { scope, params: request })
    expect(result).toMatchObject({ status: 'done' })
    expect(seen.sent.map(({ url }) => url.split('/').at(-1))).toEqual([
      'getRolePermissions',
      'token',
      'getRolePermissions',
    ])
    expect(seen.sent[2]?.headers.Authorization).toBe('Bearer at2')
  })

  test('ends the session when the repeated call is refused as well', async () => {
    const replies = [http(401, {}, 'expired'), http(200, login), http(401, {}, 'expired')]
    const { scope, rejected } = begin((attempt) => replies[attempt - 1] ?? http(500, {}))
    await allSettled(permissionsFx, { scope, params: request })
    expect(rejected).toMatchObject([{ reactions: [{ do: 'endSession', ending: 'expired' }] }])
  })
})

test('a reply that comes after the epoch ended reaches nobody', async () => {
  const reply = withResolvers<Reply>()
  const { scope, rejected } = begin(() => reply.promise)
  const under = allSettled(permissionsFx, { scope, params: request })
  await new Promise((resolve) => setImmediate(resolve))
  const ended = allSettled(epochBegan, { scope })
  reply.resolve(ok(permissions))
  const [result] = await Promise.all([under, ended])
  expect(result).toMatchObject({ status: 'fail', value: { kind: 'superseded' } })
  expect(rejected).toMatchObject([{ kind: 'superseded', reactions: [] }])
})

test('a call that still waits for its pass when the epoch ends is never sent', async () => {
  const pass = withResolvers<{ accessToken: string; isRefreshTokenStored: boolean }>()
  const edge = browserEdge({ stored: storedWith(aSession()), answer: () => ok(permissions) })
  const scope = fork({ handlers: [...edge.handlers, [authorizeFx, () => pass.promise]] })
  const under = allSettled(permissionsFx, { scope, params: request })
  await new Promise((resolve) => setImmediate(resolve))
  const ended = allSettled(epochBegan, { scope })
  pass.resolve({ accessToken: 'at1', isRefreshTokenStored: true })
  const [result] = await Promise.all([under, ended])
  expect(result).toMatchObject({ status: 'fail', value: { kind: 'superseded' } })
  expect(edge.seen.sent).toEqual([])
})
