import { combine, createStore, sample } from 'effector'
import { countsPollSeconds } from '../../../generated/facts/constants'
import type { GetMenuNotificationCountResponse } from '../../../generated/facts/features/home'
import { $isVisible } from '../../browser/tabs'
import { createLateCallFx } from '../../calls/createCallFx'
import { createPoll } from '../../calls/createPoll'
import { isOfThisEpoch } from '../../calls/failures'
import {
  $accessStamp,
  $userId,
  accessOutdated,
  activityNoticed,
  memberArrived,
} from '../../session/client'
import { eventHeard, type Heard } from '../events/heard'
import { screenOpened } from '../routing/screen.model'

/**
 * The counts in the menu: requested at sign-in, after a switch, on every opened screen, and every
 * half minute. A background call, so it does not count as activity (session.md B5 6).
 */
export const getMenuNotificationCountFx = createLateCallFx(
  'getMenuNotificationCount',
  async () => (await import('../../../generated/facts/features/home')).getMenuNotificationCount,
)

/** null: unknown, so no badge is shown. */
export const $counts = createStore<GetMenuNotificationCountResponse | null>(null)
  .on(getMenuNotificationCountFx.doneData, (_, counts) => counts)
  .on(getMenuNotificationCountFx.failData.filter({ fn: isOfThisEpoch }), () => null)
  .reset(memberArrived)

const concernsCounts: Readonly<Record<Heard['topic'], boolean>> = {
  inbox: true,
  channels: false,
  tasks: true,
  crowd: true,
  storyboards: false,
  programs: false,
  notifications: true,
  campaign: true,
  orders: true,
  imports: false,
}

/** Each reply names the state of flags and roles; another one than this page has is asked for. */
sample({
  clock: getMenuNotificationCountFx.doneData.filterMap(({ access }) => access),
  source: $accessStamp,
  filter: (known, told) => known !== null && known !== told,
  fn: () => undefined,
  target: accessOutdated,
})

/** A hidden tab polls only to report activity, such as an upload in progress, to the server. */
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

/** A count may change while it is under way; then it is asked for once more. */
const $isOutdated = createStore(false)
  .on(eventHeard, (isOutdated, { topic }) => isOutdated || concernsCounts[topic])
  .on(getMenuNotificationCountFx, () => false)
const outdated = sample({
  clock: combine(
    $isOutdated,
    getMenuNotificationCountFx.pending,
    (isOutdated, isAsking) => isOutdated && !isAsking,
  ),
  filter: Boolean,
})

sample({
  clock: [screenOpened, poll.asked, outdated],
  source: $userId,
  filter: (userId) => userId !== '',
  fn: (customerUserId) => ({ customerUserId }),
  target: getMenuNotificationCountFx,
})
