// What is done with a deliverable, here or by others, is shown at once: in the lists, the panel, and the menu's count.
import { sample } from 'effector'
import { $userId } from '../../../session/client'
import { eventHeard } from '../../../shell/events/heard'
import { getMenuNotificationCountFx } from '../../../shell/sidebar/counts.model'
import { deliverDeliverableFx } from './calls'
import { deliverableModels } from './lists'

const answered = deliverDeliverableFx.doneData
const told = eventHeard.filter({ fn: ({ topic }) => topic === 'tasks' })

for (const { list } of deliverableModels) {
  sample({
    clock: answered,
    source: list.place.$openId,
    filter: (openId, { deliverableId }) => openId === deliverableId,
    fn: (_, row) => [row],
    target: list.rows.rowsReceived,
  })
  sample({ clock: list.actions.rowsChanged, target: list.follow.idsLookedAt })
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
  clock: [answered, ...deliverableModels.map(({ list }) => list.actions.rowsChanged)],
  source: $userId,
  filter: (userId) => userId !== '',
  fn: (customerUserId) => ({ customerUserId }),
  target: getMenuNotificationCountFx,
})
