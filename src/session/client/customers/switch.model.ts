import { createEffect, createEvent, sample } from 'effector'
import type { CustomerProfile } from '../../../../generated/facts/features/session'
import {
  leavingAllowed,
  leavingAsked,
  leavingDeclined,
} from '../../../browser/unfinished/question.model'
import { callRejected } from '../../../calls/announcements'
import { epochBegan } from '../../../calls/epoch.model'
import type { CallFailure } from '../../../calls/failures'
import { maySwitchTo } from '../../profile'
import { $customerId, $session, memberArrived } from '../tokens/session.model'
import { sayLastWordsFx } from '../../../browser/unfinished/lastWords.model'
import { refreshBusy } from '../tokens/sessionFailures'
import type { StoredSession } from '../tokens/storedSession'

/**
 * Spec §4 Profile switch: the session continues in another customer; choosing the current one does
 * nothing.
 */
export const profileChosen = createEvent<CustomerProfile>()
/** A switch that was already checked, asked for by the person or by a 409 reply. */
export const switchAsked = createEvent<string>()
/** The switch would have stopped unfinished work, and the person chose to stay. */
export const switchDeclined = leavingDeclined.filter({ fn: ({ kind }) => kind === 'switch' })
export const switched = createEvent<StoredSession>()

/** Loaded on demand: only signed-in people can switch. */
const loadSwitchingFx = createEffect(() => import('./switching'))

export const switchFx = createEffect<string, StoredSession, CallFailure>(async (customerId) => {
  await sayLastWordsFx()
  const { switchTo } = await loadSwitchingFx().catch(() => {
    throw refreshBusy('switchCustomer')
  })
  return switchTo(customerId)
})

export const $isSwitching = switchFx.pending

sample({
  clock: profileChosen,
  source: $customerId,
  filter: (currentId, profile) => maySwitchTo(profile, currentId),
  fn: (_, { customerID }) => customerID,
  target: switchAsked,
})
sample({
  clock: switchAsked,
  fn: (customerId) => ({ kind: 'switch' as const, customerId }),
  target: leavingAsked,
})
sample({
  clock: leavingAllowed.filterMap((leaving) =>
    leaving.kind === 'switch' ? leaving.customerId : undefined,
  ),
  source: $isSwitching,
  filter: (isSwitching) => !isSwitching,
  fn: (_, customerId) => customerId,
  target: [epochBegan, switchFx],
})
// What was asked meanwhile was asked of the old customer. The refresh on the way may have been the arrival itself.
sample({
  clock: switchFx.doneData,
  source: $session,
  filter: (held, session) => held?.ep !== session.ep,
  fn: (_, session) => session,
  target: [epochBegan, memberArrived],
})
sample({ clock: switchFx.doneData, target: switched })
sample({ clock: switchFx.fail, fn: () => undefined, target: epochBegan })
sample({ clock: switchFx.failData, target: callRejected })
