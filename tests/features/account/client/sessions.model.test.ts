import { allSettled, fork } from 'effector'
import { describe, expect, test } from 'vitest'
import type { SessionEntry } from '../../../../generated/facts/features/session'
import { networkChanged } from '../../../../src/browser/network'
import { pageShown } from '../../../../src/browser/tabs'
import { changePasswordFx } from '../../../../src/session/client/passwords/changePassword.model'
import '../../../../src/features/account/client/account.model'
import {
  $isFailed,
  $others,
  $sessions,
  sessionsAsked,
} from '../../../../src/features/account/client/sessions.model'
import { $open, screenOpened } from '../../../../src/shell/routing/screen.model'
import type { Reply } from '../../../../src/calls/send'
import { aSession, browserEdge, noAnswer, ok, storedWith } from '../../../support/browserEdge'

const entry = (sessionId: string, over: Partial<SessionEntry> = {}): SessionEntry => ({
  sessionId,
  browserName: 'Firefox',
  operatingSystem: 'Linux',
  ip: '10.0.0.1',
  customerName: 'Northwind',
  createdAt: '2026-03-01T09:00:00Z',
  lastActiveAt: '2026-03-01T09:00:00Z',
  isCurrent: false,
  ...over,
})
const two = [entry('s1'), entry('s2', { isCurrent: true })]

async function open(answer: () => Reply, isHere = true) {
  const edge = browserEdge({ stored: storedWith(aSession()), answer })
  const visited = { routeId: 'account.password' as const, params: {}, customerId: 'c1' }
  const scope = fork({
    handlers: [...edge.handlers, [changePasswordFx, () => ({})]],
    values: [[$open, isHere ? { ...visited, Screen: () => null, Frame: null } : null]],
  })
  if (isHere) await allSettled(screenOpened, { scope, params: visited })
  const asked = () => edge.seen.sent.filter(({ url }) => url.endsWith('listSessions')).length
  return { scope, asked }
}

test('the screen reads the sessions; the one at hand stands first', async () => {
  const { scope } = await open(() => ok(two))
  expect(scope.getState($sessions)?.map(({ sessionId }) => sessionId)).toEqual(['s2', 's1'])
  expect(scope.getState($others).map(({ sessionId }) => sessionId)).toEqual(['s1'])
})

describe('they are read again', () => {
  test.each([
    { when: 'the tab is shown again', unit: pageShown, params: undefined },
    { when: 'the connection is back', unit: networkChanged, params: true },
  ])('when $when', async ({ unit, params }) => {
    const { scope, asked } = await open(() => ok(two))
    await allSettled(unit as typeof networkChanged, { scope, params: params as boolean })
    expect(asked()).toBe(2)
  })

  test('after a change of password, which ends the others', async () => {
    const { scope, asked } = await open(() => ok(two))
    await allSettled(changePasswordFx, { scope, params: { newPassword: 'x' } })
    expect(asked()).toBe(2)
  })

  test.each([
    { when: 'the connection goes', unit: networkChanged, params: false, isHere: true },
    { when: 'another screen is open', unit: networkChanged, params: true, isHere: false },
  ])('but not when $when', async ({ unit, params, isHere }) => {
    const { scope, asked } = await open(() => ok(two), isHere)
    const before = asked()
    await allSettled(unit, { scope, params })
    expect(asked()).toBe(before)
  })
})

test('a list that cannot be read says so, and keeps what was read before', async () => {
  let reply: Reply = noAnswer
  const { scope } = await open(() => reply)
  expect(scope.getState($isFailed)).toBe(true)
  expect(scope.getState($sessions)).toBeNull()
  reply = ok(two)
  await allSettled(sessionsAsked, { scope })
  expect(scope.getState($isFailed)).toBe(false)
  reply = noAnswer
  await allSettled(sessionsAsked, { scope })
  expect(scope.getState($isFailed)).toBe(true)
  expect(scope.getState($sessions)).toHaveLength(2)
})
