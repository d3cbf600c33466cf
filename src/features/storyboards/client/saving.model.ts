// What people are told of saving the open storyboard.
import { combine, createStore, sample } from 'effector'
import { unfinishedWorkChanged } from '../../../browser/unfinished/work.model'
import {
  noticeActionChosen,
  noticeDismissed,
  noticeShown,
} from '../../../shell/notices/notices.model'
import { unsavedNotice } from '../../../screens/client'
import { isCallFailure } from '../../../calls/failures'
import {
  $count,
  $editing,
  $isUnreached,
  $savedAt,
  redoAsked,
  saveAsked,
  sendFx,
  undoAsked,
} from './outline.model'
import { $storyboardId } from './open'

const noticeId = 'storyboards.saving'

const notTaken = sendFx.failData.filter({
  fn: (failure) => !(isCallFailure(failure) && failure.kind === 'unreachable'),
})
const $isRefused = createStore(false)
  .on(notTaken, () => true)
  .reset(sendFx, $storyboardId)

sample({
  clock: notTaken,
  fn: (failure) => unsavedNotice(noticeId, failure),
  target: noticeShown,
})
sample({ clock: sendFx.done, fn: () => noticeId, target: noticeDismissed })
sample({
  clock: noticeActionChosen,
  filter: (id) => id === noticeId,
  fn: () => undefined,
  target: saveAsked,
})
sample({
  clock: $count,
  fn: (count) => ({
    holder: noticeId,
    count: count > 0 ? 1 : 0,
    running: 'shell.leaving.drafts.running' as const,
    stopped: 'shell.leaving.drafts.stopped' as const,
  }),
  target: unfinishedWorkChanged,
})

/** As what shows whether it is saved, undo and redo knows documents. */
export const document = {
  undone: undoAsked,
  redone: redoAsked,
  $canUndo: $editing.map((open) => (open?.past.length ?? 0) > 0),
  $canRedo: $editing.map((open) => (open?.future.length ?? 0) > 0),
  $isSaving: sendFx.pending,
  $isUnreached,
  $isRefused,
  $unsaved: combine($count, (changes) => (changes > 0 ? { changes } : null)),
  $savedAt,
}
