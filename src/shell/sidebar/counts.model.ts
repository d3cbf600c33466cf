import { attach, createEffect, createStore, sample } from 'effector'
import { countsPollSeconds } from '../../../generated/facts/constants'
import type { GetMenuNotificationCountResponse } from '../../../generated/facts/features/home'
import { drawRestFx, readClockFx } from '../../browser/clock'
import { $isOnline } from '../../browser/network'
import { readIsVisibleFx } from '../../browser/tabs'
import { secondPassed } from '../../browser/tick'
import { createLateCallFx } from '../../calls/createCallFx'
import { isOfThisEpoch } from '../../calls/failures'
import { activityNoticed } from '../../session/client/lifetime/idle.model'
import { $userId, memberArrived } from '../../session/client/tokens/session.model'
import { screenOpened } from '../routing/screen.model'

/**
 * The counts beside the menu: asked at sign-in, after a switch, whenever a screen opens, and every
 * half minute. A background call: it keeps nobody from going idle (session.md B5 6).
 */
export const getMenuNotificationCountFx = createLateCallFx(
  'getMenuNotificationCount',
  async () => (await import('../../../generated/facts/features/home')).getMenuNotificationCount,
)

const planPollFx = createEffect(async () => {
  const plannedAt = await readClockFx()
  return { plannedAt, waitMs: await drawRestFx(countsPollSeconds) }
})

/** null: not known. A failed call shows no badge. */
export const $counts = createStore<GetMenuNotificationCountResponse | null>(null)
  .on(getMenuNotificationCountFx.doneData, (_, counts) => counts)
  .on(getMenuNotificationCountFx.failData.filter({ fn: isOfThisEpoch }), () => null)
  .reset(memberArrived)

const $plan = createStore({ plannedAt: 0, waitMs: 0 }).on(planPollFx.doneData, (_, plan) => plan)

/** A hidden tab asks only to tell the server of its activity: an upload somebody waits for elsewhere. */
const $hasActivityToTell = createStore(false)
  .on(activityNoticed, () => true)
  .on(getMenuNotificationCountFx, () => false)

const lookFx = attach({
  source: $hasActivityToTell,
  effect: async (hasActivityToTell) => hasActivityToTell || (await readIsVisibleFx()),
})

sample({
  clock: screenOpened,
  source: $userId,
  filter: (userId) => userId !== '',
  fn: (customerUserId) => ({ customerUserId }),
  target: getMenuNotificationCountFx,
})
sample({ clock: getMenuNotificationCountFx, fn: () => undefined, target: planPollFx })

sample({
  clock: secondPassed,
  source: { plan: $plan, isOnline: $isOnline, isAsking: getMenuNotificationCountFx.pending },
  filter: ({ plan, isOnline, isAsking }, now) =>
    // A clock that was set back does not put the next look off for as long.
    isOnline && !isAsking && Math.abs(now - plan.plannedAt) >= plan.waitMs,
  fn: () => undefined,
  target: lookFx,
})
sample({
  clock: lookFx.doneData,
  source: $userId,
  filter: (userId, isWanted) => isWanted && userId !== '',
  fn: (customerUserId) => ({ customerUserId }),
  target: getMenuNotificationCountFx,
})
