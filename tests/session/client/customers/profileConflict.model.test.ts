import { allSettled, createWatch, fork } from 'effector'
import { expect, test } from 'vitest'
import type { Outgoing, Reply } from '../../../../src/calls/send'
import {
  $areProfilesKnown,
  $profiles,
  getRolePermissionsFx,
} from '../../../../src/session/client/customers/member.model'
import { conflictNamed } from '../../../../src/session/client/customers/profileConflict.model'
import { noticeRaised } from '../../../../src/session/client/announcements'
import '../../../../src/session/client/lifetime/reactions.model'
import { $session } from '../../../../src/session/client/tokens/session.model'
import {
  aSession,
  browserEdge,
  http,
  ok,
  sessionIn,
  storedWith,
} from '../../../support/browserEdge'
import { aProfile, movedTo } from '../../../support/customers'

const profiles = {
  c1: aProfile({ customerID: 'c1' }),
  c2: aProfile({ customerID: 'c2' }),
  c3: aProfile({ customerID: 'c3', isLocked: true }),
}

/** A page of somebody of all three, in the customer that is stored. */
function aPage(answer: (outgoing: Outgoing) => Reply, stored = storedWith(aSession())) {
  const edge = browserEdge({
    stored,
    answer: (outgoing) =>
      outgoing.url.endsWith('getCustomerProfiles') ? ok(profiles) : answer(outgoing),
  })
  const scope = fork({
    handlers: edge.handlers,
    values: [
      [$session, sessionIn(stored)],
      [$profiles, Object.values(profiles)],
      [$areProfilesKnown, true],
    ],
  })
  const notices: object[] = []
  createWatch({ unit: noticeRaised, fn: ({ text }) => void notices.push(text), scope })
  const asked = (call: string) => edge.seen.sent.filter(({ url }) => url.endsWith(call)).length
  return { ...edge, scope, notices, asked }
}

const error = (errorMessage: string) => ({ status: 'Error', errorMessage })

test('case 51: leads there, once a minute at most; after that the person decides', async () => {
  const { scope, asked, clock, notices } = aPage(() => http(200, error('Locked meanwhile')))
  await allSettled(conflictNamed, { scope, params: 'c2' })
  await allSettled(conflictNamed, { scope, params: 'c2' })
  expect(asked('switchCustomer')).toBe(1)
  expect(notices.at(-1)).toEqual({ key: 'errors.otherProfile', params: { name: 'Customer c2' } })
  clock.now += 60_000
  await allSettled(conflictNamed, { scope, params: 'c2' })
  expect(asked('switchCustomer')).toBe(2)
})

test('case 51: also when another tab has had the page loaded again', async () => {
  const before = aPage(() => movedTo('c2'))
  await allSettled(conflictNamed, { scope: before.scope, params: 'c2' })
  expect(before.asked('switchCustomer')).toBe(1)

  const loadedAgain = aPage(() => movedTo('c1'), before.stored)
  await allSettled(conflictNamed, { scope: loadedAgain.scope, params: 'c1' })
  expect(loadedAgain.seen.sent).toEqual([])
})

test.each(['c9', 'c3', 'c1'])('case 50: is only logged for %s', async (id) => {
  const { scope, seen } = aPage(() => movedTo(id))
  await allSettled(conflictNamed, { scope, params: id })
  expect(seen.sent).toEqual([])
  expect(seen.logged).toEqual(['errors.invalidCustomerId'])
})

test('case 52: a reply that names the customer of somebody else is only logged', async () => {
  const conflict = http(409, error('This belongs to another profile.##99'))
  const { scope, seen, stored, notices } = aPage(({ url }) =>
    url.endsWith('getRolePermissions') ? conflict : movedTo('99'),
  )
  const clientDetails = { browserName: 'Test', browserVersion: '1', operatingSystem: 'None' }
  const params = { isLoggedInFromMobile: false, clientDetails } as const
  const result = await allSettled(getRolePermissionsFx, { scope, params })
  expect(result).toMatchObject({ status: 'fail', value: { kind: 'refused', status: 409 } })
  expect(seen.logged).toEqual(['errors.invalidCustomerId'])
  expect(notices).toEqual([])
  expect(seen.sent).toHaveLength(1)
  expect(sessionIn(stored)).toEqual(aSession())
})
