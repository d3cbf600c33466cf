import { combine, createStore, sample } from 'effector'
import { countsPollSeconds } from '../../../generated/facts/constants'
import type { GetMenuNotificationCountResponse } from '../../../generated/facts/features/home'
import { $isVisible } from '../../browser/tabs'
import { createLateCallFx } from '../../calls/createCallFx'
import { createPoll } from '../../calls/createPoll'
import { isOfThisEpoch } from '../../calls/failures'
import { $userId, activityNoticed, memberArrived } from '../../session/client'
import { screenOpened } from '../routing/screen.model'

/**
 * The counts beside the menu: asked at sign-in, after a switch, whenever a screen opens, and every
 * half minute. A background call: it keeps nobody from going idle (session.md B5 6).
 */
export const getMenuNotificationCountFx = createLateCallFx(
  'getMenuNotificationCount',
  async () => (await import('../../../generated/facts/features/home')).getMenuNotificationCount,
)

/** null: not known. A failed call shows no badge. */
export const $counts = createStore<GetMenuNotificationCountResponse | null>(null)
  .on(getMenuNotificationCountFx.doneData, (_, counts) => counts)
  .on(getMenuNotificationCountFx.failData.filter({ fn: isOfThisEpoch }), () => null)
  .reset(memberArrived)

/** A hidden tab asks only to tell the server of its activity: an upload somebody waits for elsewhere. */
const $hasActivityToTell = createStore(false)
  .on(activityNoticed, () => true)
  .on(getMenuNotificationCountFx, () => false)

const poll = createPoll({
  effect: getMenuNotificationCountFx,
  everyMs: countsPollSeconds * 1000,
  $isWanted: combine(
    { userId: $userId, isVisible: $isVisible, hasActivityToReport: $hasActivityToTell },
    ({ userId, isVisible, hasActivityToReport }) =>
      userId !== '' && (isVisible || hasActivityToReport),
  ),
})

sample({
  clock: [screenOpened, poll.asked],
  source: $userId,
  filter: (userId) => userId !== '',
  fn: (customerUserId) => ({ customerUserId }),
  target: getMenuNotificationCountFx,
})
