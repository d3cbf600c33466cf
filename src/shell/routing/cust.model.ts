import { attach, combine, createStore, sample } from 'effector'
import type { CustomerProfile } from '../../../generated/facts/features/session'
import { $location, navigateFx, type Destination } from '../../browser/location'
import { $profiles, getCustomerProfilesFx } from '../../session/client/member.model'
import { $pendingCust, custNamed, custSettled } from '../../session/client/pendingCust.model'
import { $session, memberArrived } from '../../session/client/session.model'
import { $isSwitching, switchAsked, switched, switchFx } from '../../session/client/switch.model'
import { noticeShown } from '../notices/notices.model'
import { judgeCust } from './judgeCust'
import { readCust } from './readCust'

/** Spec §2: a query parameter cust names a customer; it leaves the address and is looked at once profiles are known. */
const named = $location.map(readCust).updates.filterMap((cust) => cust ?? undefined)

const cleanAddressFx = attach({
  effect: navigateFx,
  mapParams: ({ rest }: { rest: string }): Destination => ({ to: rest, replace: true }),
})

sample({ clock: named, fn: ({ id }) => id, target: custNamed })
sample({ clock: named, target: cleanAddressFx })

const $areProfilesKnown = createStore(false)
  .on(memberArrived, () => false)
  .on(getCustomerProfilesFx.finally, () => true)

const judged = combine({
  id: $pendingCust,
  session: $session,
  profiles: $profiles,
  areKnown: $areProfilesKnown,
}).updates.filterMap(({ id, session, profiles, areKnown }) => {
  // A new password comes before everything else (session.md B2 #27).
  if (id === null || !session || session.mustChangePassword || !areKnown) return undefined
  const { customerId, roles } = session
  return judgeCust(id, { profiles, roles, currentId: customerId })
})

const led = judged.filterMap((verdict) => (verdict.kind === 'lead' ? verdict.profile : undefined))

const $leadingTo = createStore<CustomerProfile | null>(null)
  .on(led, (_, profile) => profile)
  .reset(switchFx.fail)
const arrived = sample({ clock: switched, source: $leadingTo, filter: Boolean })
$leadingTo.reset(arrived)

/** Where one stands is not settled yet: a screen opened now would be of the wrong customer. */
export const $isCustAwaited = combine(
  $pendingCust,
  $leadingTo,
  $isSwitching,
  (id, leadingTo, isSwitching) => id !== null || (leadingTo !== null && isSwitching),
)

sample({ clock: judged, fn: () => undefined, target: custSettled })
sample({ clock: led, fn: ({ customerID }) => customerID, target: switchAsked })
sample({
  clock: judged,
  filter: ({ kind }) => kind === 'refused',
  fn: () => ({ tone: 'warn' as const, text: { key: 'shell.cust.refused' as const } }),
  target: noticeShown,
})
sample({
  clock: arrived,
  fn: ({ customerName }) => ({
    tone: 'info' as const,
    text: { key: 'shell.cust.switched' as const, params: { name: customerName } },
  }),
  target: noticeShown,
})
