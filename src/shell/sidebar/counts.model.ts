import { createStore, sample } from 'effector'
import type { GetMenuNotificationCountResponse } from '../../../generated/facts/features/home'
import { createLateCallFx } from '../../calls/createCallFx'
import { $userId, memberArrived } from '../../session/client/session.model'
import { screenOpened } from '../routing/screen.model'

/** The counts beside the menu: asked at sign-in, after a switch, and whenever a screen opens. */
export const getMenuNotificationCountFx = createLateCallFx(
  'getMenuNotificationCount',
  async () => (await import('../../../generated/facts/features/home')).getMenuNotificationCount,
)

/** null: not known. A failed call shows no badge. */
export const $counts = createStore<GetMenuNotificationCountResponse | null>(null)
  .on(getMenuNotificationCountFx.doneData, (_, counts) => counts)
  .on(getMenuNotificationCountFx.fail, () => null)
  .reset(memberArrived)

sample({
  clock: screenOpened,
  source: $userId,
  filter: (userId) => userId !== '',
  fn: (customerUserId) => ({ customerUserId }),
  target: getMenuNotificationCountFx,
})
