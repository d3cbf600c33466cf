import { allSettled, createWatch, fork } from 'effector'
import { describe, expect, test } from 'vitest'
import type { Outgoing, Reply } from '../../../../src/calls/send'
import {
  $areProfilesKnown,
  $flags,
  $isCustomerKnown,
  $profiles,
} from '../../../../src/session/client/customers/member.model'
import { noticeRaised } from '../../../../src/session/client/announcements'
import '../../../../src/session/client/lifetime/reactions.model'
import { LockWaitRanOut, acquireLockFx } from '../../../../src/browser/locks'
import { $session, memberArrived } from '../../../../src/session/client/tokens/session.model'
import { profileChosen, switched } from '../../../../src/session/client/customers/switch.model'
import {
  aLoginResponse,
  aSession,
  browserEdge,
  http,
  noAnswer,
  ok,
  sessionIn,
  storedWith,
} from '../../../support/browserEdge'
import { withResolvers } from '../../../support/withResolvers'
import { aFlags, aProfile, movedTo } from '../../../support/customers'

const inC2 = () => movedTo('c2')

const profiles = {
  c1: aProfile({ customerID: 'c1' }),
  c2: aProfile({ customerID: 'c2' }),
  c3: aProfile({ customerID: 'c3', isLocked: true }),
}

function begin(answer: (outgoing: Outgoing) => Reply | Promise<Reply> = inC2) {
  const stored = new Map([...storedWith(aSession()), ['ui.footage', '{}'] as const])
  const edge = browserEdge({
    stored,
    async answer(outgoing) {
      const reply = await answer(outgoing)
      return outgoing.url.endsWith('getCustomerProfiles') ? ok(profiles) : reply
    },
  })
  const scope = fork({
    handlers: edge.handlers,
    values: [
      [$session, aSession()],
      [$profiles, Object.values(profiles)],
    ],
  })
  const seen = { ...edge.seen, switches: [] as string[], notices: [] as object[] }
  createWatch({ unit: switched, fn: ({ customerId }) => seen.switches.push(customerId), scope })
  createWatch({ unit: noticeRaised, fn: ({ text }) => seen.notices.push(text), scope })
  const switchCalls = () => seen.sent.filter(({ url }) => url.endsWith('switchCustomer'))
  return { ...edge, seen, scope, switchCalls }
}

test('choosing another profile goes on there with a new pair, in a new epoch', async () => {
  const { scope, stored, seen, switchCalls } = begin()
  await allSettled(profileChosen, { scope, params: aProfile({ customerID: 'c2' }) })
  expect(switchCalls()[0]?.body).toBe('{"clientRequest":{"customerId":"c2"}}')
  expect(sessionIn(stored)).toMatchObject({ ep: 2, at: 'at9', rt: 'rt9', customerId: 'c2' })
  expect(seen.switches).toEqual(['c2'])
  expect(stored.get('flag.switch')).toBe('2:tabA:c2:1000000')
})

test('where the refresh on its way finds the server there already, the page goes on with the newest pair', async () => {
  const expired = aSession({ expiresAt: 1_000_000 })
  const there = aLoginResponse()
  there.additionalDetails.CustomerDetails.customerId = 'c2'
  const edge = browserEdge({
    stored: storedWith(expired),
    answer: ({ url }) => (url.endsWith('oauth/token') ? http(200, there) : inC2()),
  })
  const scope = fork({ handlers: edge.handlers, values: [[$session, expired]] })
  await allSettled(profileChosen, { scope, params: profiles.c2 })
  expect(scope.getState($session)).toMatchObject({ customerId: 'c2', ep: 3, at: 'at9' })
  expect(sessionIn(edge.stored)).toMatchObject({ customerId: 'c2', ep: 3, at: 'at9' })
})

test('filters, searches and sorting of the old customer are gone', async () => {
  const { scope, stored } = begin()
  await allSettled(profileChosen, { scope, params: aProfile({ customerID: 'c2' }) })
  expect(stored.has('ui.footage')).toBe(false)
})

test.each([
  { name: 'the current one', profile: aProfile({ customerID: 'c1' }) },
  { name: 'a locked one', profile: aProfile({ customerID: 'c3', isLocked: true }) },
])('case 58: choosing $name does nothing', async ({ profile }) => {
  const { scope, seen } = begin()
  await allSettled(profileChosen, { scope, params: profile })
  expect(seen.sent).toEqual([])
})

test('a switch that fails keeps the old pair, and says why', async () => {
  const { scope, stored, seen } = begin(() =>
    http(200, { status: 'Error', errorMessage: 'Locked meanwhile' }),
  )
  await allSettled(profileChosen, { scope, params: aProfile({ customerID: 'c2' }) })
  expect(sessionIn(stored)).toMatchObject({ ep: 1, at: 'at1', customerId: 'c1' })
  expect(stored.has('flag.switch')).toBe(false)
  expect(seen.notices).toEqual([{ words: 'Locked meanwhile' }])
})

test('what a switch cuts short is asked for again where it fails', async () => {
  const { promise: isChosen, resolve: choose } = withResolvers()
  const { scope, seen } = begin(async ({ url }) => {
    if (url.endsWith('switchCustomer')) return http(200, { status: 'Error' })
    await isChosen
    return ok(aFlags({ proEditVendor: true }))
  })
  const arrived = allSettled(memberArrived, { scope, params: aSession() })
  while (seen.sent.length < 3) await new Promise(setImmediate)
  const chosen = allSettled(profileChosen, { scope, params: aProfile({ customerID: 'c2' }) })
  choose()
  await Promise.all([arrived, chosen])
  expect(scope.getState($isCustomerKnown)).toBe(true)
  expect(scope.getState($flags)).toMatchObject({ proEditVendor: true })
  expect(scope.getState($areProfilesKnown)).toBe(true)
})

test('two quick choices are one switch', async () => {
  const { scope, switchCalls } = begin()
  await Promise.all([
    allSettled(profileChosen, { scope, params: aProfile({ customerID: 'c2' }) }),
    allSettled(profileChosen, { scope, params: aProfile({ customerID: 'c2' }) }),
  ])
  expect(switchCalls()).toHaveLength(1)
})

/** Switched or not, only the refresh tells. */
const losing =
  (customerId: string) =>
  ({ url }: Outgoing): Reply => {
    if (url.endsWith('switchCustomer')) return noAnswer
    const reply = aLoginResponse()
    reply.additionalDetails.CustomerDetails.customerId = customerId
    return url.endsWith('oauth/token') ? http(200, reply) : ok({})
  }

describe('a switch whose reply never comes', () => {
  test('is completed when the server has committed it', async () => {
    const { scope, stored, seen } = begin(losing('c2'))
    const arrived: string[] = []
    createWatch({
      unit: memberArrived,
      fn: ({ customerId }) => void arrived.push(customerId),
      scope,
    })
    await allSettled(profileChosen, { scope, params: aProfile({ customerID: 'c2' }) })
    expect(sessionIn(stored)).toMatchObject({ ep: 2, customerId: 'c2', flags: null })
    expect(stored.get('flag.switch')).toBe('2:tabA:c2:1000000')
    expect([arrived, seen.switches]).toEqual([['c2'], ['c2']])
    expect(seen.notices).not.toContainEqual({ key: 'errors.unreachable' })
  })

  test('stays where it is when the server has not', async () => {
    const { scope, stored, seen } = begin(losing('c1'))
    await allSettled(profileChosen, { scope, params: aProfile({ customerID: 'c2' }) })
    expect(sessionIn(stored)).toMatchObject({ ep: 1, customerId: 'c1' })
    expect(stored.get('ui.footage')).toBe('{}')
    expect(seen.switches).toEqual([])
    expect(seen.notices).toEqual([{ key: 'errors.unreachable' }])
  })
})

test('a token that the server calls expired is refreshed, and the switch asked for once more', async () => {
  const { scope, stored, switchCalls } = begin(({ url, headers }) => {
    if (url.endsWith('oauth/token')) return http(200, aLoginResponse())
    return headers.Authorization === 'Bearer at1' ? http(401, {}, 'expired') : inC2()
  })
  await allSettled(profileChosen, { scope, params: aProfile({ customerID: 'c2' }) })
  expect(switchCalls()).toHaveLength(2)
  expect(sessionIn(stored)).toMatchObject({ customerId: 'c2' })
})

test('signed out in another tab meanwhile: the new pair is thrown away and revoked', async () => {
  const { scope, stored, seen } = begin(({ url }) => {
    if (!url.endsWith('switchCustomer')) return http(200, {})
    stored.delete('auth.session')
    return inC2()
  })
  await allSettled(profileChosen, { scope, params: aProfile({ customerID: 'c2' }) })
  expect(sessionIn(stored)).toBeNull()
  expect(seen.sent.at(-1)?.body).toContain('token=rt9')
})

test('a lock that does not come is told, and the session stays', async () => {
  const { handlers, stored } = begin()
  const scope = fork({
    handlers: [...handlers, [acquireLockFx, () => Promise.reject(new LockWaitRanOut())]],
    values: [[$session, aSession()]],
  })
  const notices: object[] = []
  createWatch({ unit: noticeRaised, fn: ({ text }) => void notices.push(text), scope })
  await allSettled(profileChosen, { scope, params: aProfile({ customerID: 'c2' }) })
  expect(notices).toEqual([{ key: 'errors.busy' }])
  expect(sessionIn(stored)).toEqual(aSession())
})
