import { allSettled, fork } from 'effector'
import { describe, expect, test } from 'vitest'
import type { Reply } from '../../../../src/calls/send'
import {
  $changes,
  $faults,
  passwordSubmitted,
  passwordTyped,
} from '../../../../src/session/client/passwords/changePassword.model'
import '../../../../src/session/client/customers/member.model'
import { noFaults } from '../../../../src/session/client/passwords/passwordFaults'
import { $session } from '../../../../src/session/client/tokens/session.model'
import {
  aSession,
  browserEdge,
  http,
  ok,
  sessionIn,
  storedWith,
} from '../../../support/browserEdge'

const given = { currentPassword: 'old', newPassword: 'a long enough one', productName: 'Studio' }
const refusal = (errorCode: string) => http(200, { status: 'Error', errorCode, errorMessage: 'No' })

async function change(
  { reply = ok({}), mustChangePassword = false }: { reply?: Reply; mustChangePassword?: boolean },
  params = given as Omit<typeof given, 'currentPassword'> & { currentPassword: string | null },
) {
  const session = aSession({ mustChangePassword, ep: 3, expiresAt: 2_000_000 })
  const edge = browserEdge({
    stored: storedWith(session),
    answer: ({ url }) => (url.endsWith('changePassword') ? reply : ok({})),
  })
  const scope = fork({ handlers: edge.handlers, values: [[$session, session]] })
  await allSettled(passwordSubmitted, { scope, params })
  const asked = edge.seen.sent
    .filter(({ url }) => url.endsWith('changePassword'))
    .map(({ body }) => JSON.parse(body ?? '{}') as { clientRequest: object })
  const calls = edge.seen.sent.map(({ url }) => url.split('/').at(-1))
  return { ...edge, scope, asked, calls }
}

test('a wished change sends both passwords', async () => {
  const { asked, scope } = await change({})
  expect(asked).toEqual([
    { clientRequest: { currentPassword: 'old', newPassword: 'a long enough one' } },
  ])
  expect(scope.getState($changes)).toBe(1)
})

test('a forced change sends the new one alone', async () => {
  const { asked } = await change({ mustChangePassword: true }, { ...given, currentPassword: null })
  expect(asked).toEqual([{ clientRequest: { newPassword: 'a long enough one' } }])
})

test('after a forced change the stored session is asked for nothing more, and permissions are loaded', async () => {
  const { stored, scope, calls } = await change({ mustChangePassword: true })
  expect(sessionIn(stored)).toMatchObject({ mustChangePassword: false, ep: 3, at: 'at1', gen: 1 })
  expect(scope.getState($session)).toMatchObject({ mustChangePassword: false })
  expect(calls).toContain('getRolePermissions')
})

test('a pair that another tab renewed meanwhile stays; what was signed out meanwhile stays away', async () => {
  const held = aSession({ mustChangePassword: true, ep: 3, expiresAt: 2_000_000 })
  const forced = { ...given, currentPassword: null }
  const after = async (stored: Map<string, string>) => {
    const edge = browserEdge({ stored, answer: () => ok({}) })
    const scope = fork({ handlers: edge.handlers, values: [[$session, held]] })
    await allSettled(passwordSubmitted, { scope, params: forced })
    return sessionIn(stored)
  }
  const renewed = { ...held, gen: 2, at: 'at9', rt: 'rt9' }
  expect(await after(storedWith(renewed))).toEqual({ ...renewed, mustChangePassword: false })
  expect(await after(new Map())).toBeNull()
})

test('after a wished one nothing begins anew', async () => {
  const { calls } = await change({})
  expect(calls).toEqual(['changePassword'])
})

describe('nothing is asked of the server', () => {
  test.each([
    { ...given, newPassword: 'short' },
    { ...given, newPassword: 'maya maya' },
    { ...given, currentPassword: '' },
  ])('for $currentPassword and $newPassword', async (params) => {
    const { calls, scope } = await change({}, params)
    expect(calls).toEqual([])
    expect(scope.getState($faults)).not.toEqual(noFaults)
  })
})

test('a refusal changes nothing, is said at its field, and goes when one types', async () => {
  const { scope, stored } = await change({
    reply: refusal('wrongPassword'),
    mustChangePassword: true,
  })
  expect(sessionIn(stored)).toMatchObject({ mustChangePassword: true })
  expect(scope.getState($faults).current).toEqual({ key: 'failures.wrongPassword' })
  await allSettled(passwordTyped, { scope })
  expect(scope.getState($faults)).toEqual(noFaults)
})
