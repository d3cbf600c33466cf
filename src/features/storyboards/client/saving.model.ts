// What people are told of saving the open storyboard.
import { sample } from 'effector'
import { unfinishedWorkChanged } from '../../../browser/unfinished/work.model'
import { isCallFailure } from '../../../calls/failures'
import {
  noticeActionChosen,
  noticeDismissed,
  noticeShown,
} from '../../../shell/notices/notices.model'
import { $count, saveAsked, sendFx } from './outline.model'

const noticeId = 'storyboards.saving'

sample({
  clock: sendFx.failData,
  filter: (failure) => !(isCallFailure(failure) && failure.kind === 'unreachable'),
  fn: () => ({
    id: noticeId,
    tone: 'danger' as const,
    text: { key: 'screens.document.unsaved' as const },
    action: 'screens.document.again' as const,
    isPersistent: true,
  }),
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
