import { allSettled, createWatch, fork } from 'effector'
import { describe, expect, test } from 'vitest'
import type { CustomerProfile } from '../../../generated/facts/features/session'
import type { Outgoing, Reply } from '../../../src/calls/send'
import { $profiles } from '../../../src/session/client/member.model'
import { conflictNamed } from '../../../src/session/client/profileConflict.model'
import { noticeRaised } from '../../../src/session/client/reactions.model'
import { $session } from '../../../src/session/client/session.model'
import { profileChosen, switched } from '../../../src/session/client/switch.model'
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

function aProfile(customerID: string, isLocked = false): CustomerProfile {
  return {
    customerID,
    customerName: customerID,
    customerLogoAddnl: null,
    customerCity: null,
    customerState: null,
    customerZip: null,
    sequence: 1,
    isLocked,
  }
}

const inC2 = () => {
  const reply = aLoginResponse({ access_token: 'at9', refresh_token: 'rt9' })
  reply.additionalDetails.CustomerDetails.customerId = 'c2'
  return ok(reply)
}

function begin(answer: (outgoing: Outgoing) => Reply = inC2) {
  const stored = new Map([
    ...storedWith(aSession()),
    ['auth.ep', '1'] as const,
    ['ui.footage', '{}'] as const,
  ])
  const edge = browserEdge({ stored, answer })
  const profiles = [aProfile('c1'), aProfile('c2'), aProfile('c3', true)]
  const scope = fork({
    handlers: edge.handlers,
    values: [
      [$session, aSession()],
      [$profiles, profiles],
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
  await allSettled(profileChosen, { scope, params: aProfile('c2') })
  expect(switchCalls()[0]?.body).toBe('{"clientRequest":{"customerId":"c2"}}')
  expect(sessionIn(stored)).toMatchObject({ ep: 2, at: 'at9', rt: 'rt9', customerId: 'c2' })
  expect(seen.switches).toEqual(['c2'])
  expect(stored.get('flag.switch')).toBe('2:tabA:c2:1000000')
})

test('filters, searches and sorting of the old customer are gone', async () => {
  const { scope, stored } = begin()
  await allSettled(profileChosen, { scope, params: aProfile('c2') })
  expect(stored.has('ui.footage')).toBe(false)
})

test.each([
  { name: 'the current one', profile: aProfile('c1') },
  { name: 'a locked one', profile: aProfile('c3', true) },
])('choosing $name does nothing', async ({ profile }) => {
  const { scope, seen } = begin()
  await allSettled(profileChosen, { scope, params: profile })
  expect(seen.sent).toEqual([])
})

test('a switch that fails keeps the old pair, and says why', async () => {
  const { scope, stored, seen } = begin(() =>
    http(200, { status: 'Error', errorMessage: 'Locked meanwhile' }),
  )
  await allSettled(profileChosen, { scope, params: aProfile('c2') })
  expect(sessionIn(stored)).toMatchObject({ ep: 1, at: 'at1', customerId: 'c1' })
  expect(stored.has('flag.switch')).toBe(false)
  expect(seen.notices).toEqual([{ words: 'Locked meanwhile' }])
})

test('two quick choices are one switch', async () => {
  const { scope, switchCalls } = begin()
  await Promise.all([
    allSettled(profileChosen, { scope, params: aProfile('c2') }),
    allSettled(profileChosen, { scope, params: aProfile('c2') }),
  ])
  expect(switchCalls()).toHaveLength(1)
})

describe('a reply that names a customer (spec §8, HTTP 409)', () => {
  test('leads there, once a minute at most', async () => {
    const { scope, switchCalls, clock } = begin(() => noAnswer)
    await allSettled(conflictNamed, { scope, params: 'c2' })
    await allSettled(conflictNamed, { scope, params: 'c2' })
    expect(switchCalls()).toHaveLength(1)
    clock.now += 60_000
    await allSettled(conflictNamed, { scope, params: 'c2' })
    expect(switchCalls()).toHaveLength(2)
  })

  test.each(['c9', 'c3', 'c1'])('is only logged for %s', async (id) => {
    const { scope, seen } = begin()
    await allSettled(conflictNamed, { scope, params: id })
    expect(seen.sent).toEqual([])
    expect(seen.logged).toEqual(['errors.invalidCustomerId'])
  })
})
