// What was decided here last, and taking it back.
import { createEvent, createStore, merge, sample } from 'effector'
import {
  noticeActionChosen,
  noticeOtherActionChosen,
  noticeShown,
} from '../../../../shell/notices/notices.model'
import { acceptedNoticeId } from '../accepted.model'
import { acceptTakeFx, reconsiderTasksFx, requestRetakesFx } from '../calls'

export const undoAsked = createEvent()

const retakeNoticeId = 'tasks.retake'

/** null: nothing that could be taken back. */
const $last = createStore<string | null>(null)
  .on(acceptTakeFx.done, (_, { params }) => params.taskId)
  .on(requestRetakesFx.done, (last, { params: { selection }, result }) =>
    'ids' in selection ? (result.changed[0] ?? last) : last,
  )
  .reset(reconsiderTasksFx.done)

sample({
  clock: merge([
    undoAsked,
    noticeActionChosen.filter({ fn: (id) => id === retakeNoticeId }),
    noticeOtherActionChosen.filter({ fn: (id) => id === acceptedNoticeId }),
  ]),
  source: $last,
  filter: (taskId) => taskId !== null,
  fn: (taskId) => ({ selection: { ids: [taskId ?? ''] } }),
  target: reconsiderTasksFx,
})

sample({
  clock: requestRetakesFx.doneData,
  fn: ({ changed }) =>
    changed.length > 0
      ? {
          id: retakeNoticeId,
          tone: 'ok' as const,
          text: { key: 'tasks.room.sent' as const },
          action: 'screens.list.undo' as const,
        }
      : { tone: 'warn' as const, text: { key: 'tasks.room.moved' as const } },
  target: noticeShown,
})
sample({
  clock: reconsiderTasksFx.doneData,
  fn: ({ changed }) =>
    changed.length > 0
      ? { tone: 'info' as const, text: { key: 'tasks.room.undone' as const } }
      : { tone: 'warn' as const, text: { key: 'tasks.room.moved' as const } },
  target: noticeShown,
})
