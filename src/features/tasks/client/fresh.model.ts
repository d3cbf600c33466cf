// What is done with a task, here or by others, is shown at once: in the lists, the panel, and the menu's count.
import { merge, sample } from 'effector'
import { $userId } from '../../../session/client'
import { eventHeard } from '../../../shell/events/heard'
import { getMenuNotificationCountFx } from '../../../shell/sidebar/counts.model'
import {
  acceptTakeFx,
  addTakeFx,
  addTakeNoteFx,
  openTasksFx,
  reconsiderTasksFx,
  removeTakeFx,
  removeTakeNoteFx,
  requestRetakesFx,
  tickChecklistFx,
} from './calls'
import { taskScreens } from './lists'

const answered = merge([
  acceptTakeFx.doneData.map(({ task }) => task),
  addTakeFx.doneData,
  addTakeNoteFx.doneData,
  removeTakeNoteFx.doneData,
  removeTakeFx.doneData,
  tickChecklistFx.doneData,
])
/** Those that were decided about beside their films. */
const decided = merge([requestRetakesFx.done, reconsiderTasksFx.done]).map(
  ({ params: { selection } }) => ('ids' in selection ? selection.ids : []),
)
const told = eventHeard.filter({ fn: ({ topic }) => topic === 'tasks' })

for (const { list } of taskScreens) {
  sample({
    clock: answered,
    source: list.place.$openId,
    filter: (openId, { taskId }) => openId === taskId,
    fn: (_, row) => [row],
    target: list.rows.rowsReceived,
  })
  sample({
    clock: [openTasksFx.doneData.map(({ changed }) => changed), decided, list.actions.rowsChanged],
    target: list.follow.idsLookedAt,
  })
  // What came in by it, or left, is in the first page; the rest is looked at row by row.
  sample({
    clock: told,
    source: list.place.$isHere,
    filter: Boolean,
    fn: () => undefined,
    target: list.reading.again,
  })
  sample({
    clock: told.filterMap(({ row }) => row?.id),
    source: list.place.$openId,
    filter: (openId, id) => openId === id,
    fn: (_, id) => [id],
    target: list.follow.idsLookedAt,
  })
}

sample({
  clock: [answered, decided, ...taskScreens.map(({ list }) => list.actions.rowsChanged)],
  source: $userId,
  filter: (userId) => userId !== '',
  fn: (customerUserId) => ({ customerUserId }),
  target: getMenuNotificationCountFx,
})
