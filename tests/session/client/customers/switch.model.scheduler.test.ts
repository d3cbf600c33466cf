import {
  allSettled,
  combine,
  createWatch,
  fork,
  sample,
  type Scope,
  type StoreValue,
} from 'effector'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Outgoing } from '../../../../src/calls/send'
import {
  $areProfilesKnown,
  $flags,
  $isCustomerKnown,
  $profiles,
  getCustomerProfilesFx,
  getOrganizationAccessFx,
  getRolePermissionsFx,
} from '../../../../src/session/client/customers/member.model'
import { noticeRaised } from '../../../../src/session/client/announcements'
import '../../../../src/session/client/lifetime/reactions.model'
import { $customerId, $session } from '../../../../src/session/client/tokens/session.model'
import { profileChosen, switched } from '../../../../src/session/client/customers/switch.model'
import { pickFlags } from '../../../../src/session/client/tokens/storedSession'
import { screenOpened } from '../../../../src/shell/routing/screen.model'
import { $counts, getMenuNotificationCountFx } from '../../../../src/shell/sidebar/counts.model'
import { aSession, browserEdge, http, ok, storedWith } from '../../../support/browserEdge'
import { aFlags, aMenuCounts, aProfile, movedTo } from '../../../support/customers'
import { sized } from '../../../support/sizes'

// A switch opens the screen of the new customer, and with it the counts are asked for.
sample({
  clock: switched,
  fn: ({ customerId }) => ({ routeId: 'home.library' as const, params: {}, customerId }),
  target: screenOpened,
})

/** What the page shows of its customer, each as soon as it is known. */
const $page = combine({
  customerId: $customerId,
  profiles: combine($areProfilesKnown, $profiles, (areKnown, profiles) => areKnown && profiles),
  flags: combine($isCustomerKnown, $flags, (isKnown, flags) => isKnown && flags),
  counts: $counts,
})
type Page = StoreValue<typeof $page>

const ofC1 = {
  flags: aFlags({ proEditVendor: true }),
  counts: aMenuCounts({ deliverablesCount: 1 }),
}
const ofC2 = {
  flags: aFlags({ enableStoryBoard: true }),
  counts: aMenuCounts({ deliverablesCount: 2 }),
}

/** What each customer's server says: the token tells which. */
function answer({ url, headers }: Outgoing) {
  const isMoved = headers['Authorization'] === 'Bearer at9'
  const { flags, counts } = isMoved ? ofC2 : ofC1
  const customerID = isMoved ? 'c2' : 'c1'
  if (url.endsWith('switchCustomer')) return movedTo('c2')
  if (url.endsWith('getCustomerProfiles')) return ok({ [customerID]: aProfile({ customerID }) })
  if (url.endsWith('getOrganizationAccess')) return ok(flags)
  if (url.endsWith('getMenuNotificationCount')) return ok(counts)
  if (url.endsWith('getRolePermissions')) return ok({ rolePermissionVO: {} })
  return http(404, {})
}

/** Eight calls of the first customer, all of them on the wire. */
async function callEightTimes(scope: Scope, sent: readonly Outgoing[]) {
  const params = { customerUserId: 'user1' }
  const late = Array.from({ length: 2 }, () => [
    allSettled(getCustomerProfilesFx, { scope, params: {} }),
    allSettled(getOrganizationAccessFx, { scope, params: {} }),
    allSettled(getMenuNotificationCountFx, { scope, params }),
    allSettled(getMenuNotificationCountFx, { scope, params }),
  ]).flat()
  while (sent.length < late.length) await new Promise(setImmediate)
  return late
}

/** How each part of the page went on while it was the customer's. */
function describeFault(pages: readonly Page[], customerId: string) {
  const own = pages.filter((page) => page.customerId === customerId)
  const reported = (part: 'profiles' | 'flags' | 'counts') =>
    own.map((page) => page[part]).filter((value, index, all) => value !== all[index - 1])
  return { profiles: reported('profiles'), flags: reported('flags'), counts: reported('counts') }
}

test('case 56: of eight calls in flight at a switch no reply reaches a store, however late', async () => {
  const holds = fc.asyncProperty(fc.scheduler(), async (scheduler) => {
    const inC1 = aSession({ flags: pickFlags(ofC1.flags) })
    const edge = browserEdge({
      stored: storedWith(inC1),
      answer: (outgoing) => scheduler.schedule(Promise.resolve(answer(outgoing))),
    })
    const values: [typeof $session, ReturnType<typeof aSession>][] = [[$session, inC1]]
    const scope = fork({ handlers: edge.handlers, values })
    const pages: Page[] = []
    const notices: object[] = []
    createWatch({ unit: $page, fn: (page) => pages.push(page), scope })
    createWatch({ unit: noticeRaised, fn: (notice) => notices.push(notice), scope })

    const late = await callEightTimes(scope, edge.seen.sent)
    const params = aProfile({ customerID: 'c2' })
    const chosen = allSettled(profileChosen, { scope, params })
    await scheduler.waitFor(Promise.all([...late, chosen]))

    const replies = await Promise.all(late)
    expect(replies.map(({ value }) => (value as { kind: string }).kind)).toEqual(
      late.map(() => 'superseded'),
    )
    expect(scope.getState($customerId)).toBe('c2')
    expect(describeFault(pages, 'c1')).toEqual({ profiles: [], flags: [], counts: [] })
    expect(describeFault(pages, 'c2')).toEqual({
      profiles: [false, [aProfile({ customerID: 'c2' })]],
      flags: [false, pickFlags(ofC2.flags)],
      counts: [null, ofC2.counts],
    })
    expect(notices).toEqual([])
    expect(scope.getState(getRolePermissionsFx.pending)).toBe(false)
  })
  await fc.assert(holds, sized(50, { seed: 56 }))
})
