import { allSettled, createWatch, fork } from 'effector'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Outgoing } from '../../../src/calls/send'
import {
  $profiles,
  getCustomerProfilesFx,
  getRolePermissionsFx,
} from '../../../src/session/client/member.model'
import { noticeRaised } from '../../../src/session/client/reactions.model'
import { $customerId, $session } from '../../../src/session/client/session.model'
import { profileChosen } from '../../../src/session/client/switch.model'
import {
  aLoginResponse,
  aSession,
  browserEdge,
  http,
  ok,
  storedWith,
} from '../../support/browserEdge'
import { aProfile } from '../../support/customers'

/** What each customer's server says: the token tells which. */
function answer({ url, headers }: Outgoing) {
  const customerId = headers['Authorization'] === 'Bearer at9' ? 'c2' : 'c1'
  if (url.endsWith('switchCustomer')) {
    const reply = aLoginResponse({ access_token: 'at9', refresh_token: 'rt9' })
    reply.additionalDetails.CustomerDetails.customerId = 'c2'
    return ok(reply)
  }
  if (url.endsWith('getCustomerProfiles'))
    return ok({ [customerId]: aProfile({ customerID: customerId }) })
  if (url.endsWith('getRolePermissions')) return ok({ rolePermissionVO: {} })
  return http(503, {})
}

test('case 56: of eight calls in flight at a switch no reply reaches a store, however late', async () => {
  const holds = fc.asyncProperty(fc.scheduler(), async (scheduler) => {
    const edge = browserEdge({
      stored: storedWith(aSession()),
      answer: (outgoing) => scheduler.schedule(Promise.resolve(answer(outgoing))),
    })
    const values: [typeof $session, ReturnType<typeof aSession>][] = [[$session, aSession()]]
    const scope = fork({ handlers: edge.handlers, values })
    const shown: string[] = []
    const notices: object[] = []
    createWatch({
      unit: $profiles,
      fn: (profiles) => shown.push(...profiles.map(({ customerID }) => customerID)),
      scope,
    })
    createWatch({ unit: noticeRaised, fn: (notice) => notices.push(notice), scope })

    const late = Array.from({ length: 8 }, () =>
      allSettled(getCustomerProfilesFx, { scope, params: {} }),
    )
    const chosen = allSettled(profileChosen, { scope, params: aProfile({ customerID: 'c2' }) })
    await scheduler.waitFor(Promise.all([...late, chosen]))

    const replies = await Promise.all(late)
    expect(replies.map(({ value }) => (value as { kind: string }).kind)).toEqual(
      Array.from({ length: 8 }, () => 'superseded'),
    )
    expect(scope.getState($customerId)).toBe('c2')
    expect(shown).toEqual(['c2'])
    expect(scope.getState(getRolePermissionsFx.pending)).toBe(false)
  })
  await fc.assert(holds, { numRuns: 50, seed: 56 })
})
