// What is done with a request, here or by others, is shown at once: in the lists, the panel, and the menu's count.
import { merge, sample } from 'effector'
import { $userId } from '../../../session/client'
import { eventHeard } from '../../../shell/events/heard'
import { getMenuNotificationCountFx } from '../../../shell/sidebar/counts.model'
import { openFileRequestsFx, removeRequestedFileFx, returnFilesFx } from './calls'
import { requestModels } from './lists'
import { fileMoved } from './uploads.model'

const answered = merge([removeRequestedFileFx.doneData, returnFilesFx.doneData])
const told = eventHeard.filter({ fn: ({ topic }) => topic === 'tasks' })

for (const { list } of requestModels) {
  sample({
    clock: answered,
    source: list.place.$openId,
    filter: (openId, { fileRequestId }) => openId === fileRequestId,
    fn: (_, row) => [row],
    target: list.rows.rowsReceived,
  })
  sample({
    clock: [openFileRequestsFx.doneData.map(({ changed }) => changed), list.actions.rowsChanged],
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
    clock: [told.filterMap(({ row }) => row?.id), fileMoved],
    source: list.place.$openId,
    filter: (openId, id) => openId === id,
    fn: (_, id) => [id],
    target: list.follow.idsLookedAt,
  })
}

sample({
  clock: [answered, ...requestModels.map(({ list }) => list.actions.rowsChanged)],
  source: $userId,
  filter: (userId) => userId !== '',
  fn: (customerUserId) => ({ customerUserId }),
  target: getMenuNotificationCountFx,
})
