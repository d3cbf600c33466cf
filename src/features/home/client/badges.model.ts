// What somebody marks is counted in the menu at once, as the list shows it.
import { merge, sample } from 'effector'
import { $userId } from '../../../session/client'
import { getMenuNotificationCountFx } from '../../../shell/sidebar/counts.model'
import { inboxLists } from './lists'

sample({
  clock: merge(inboxLists.map(({ actions }) => actions.rowsChanged)),
  source: $userId,
  filter: (userId) => userId !== '',
  fn: (customerUserId) => ({ customerUserId }),
  target: getMenuNotificationCountFx,
})
