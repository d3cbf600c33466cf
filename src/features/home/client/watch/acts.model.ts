// What is done with the program besides watching it.
import { attach, createEvent, createStore, merge, sample } from 'effector'
import { href } from '../../../../../generated/facts/routes'
import { copyLinkFx } from '../../../../browser/clipboard'
import { noticeActionChosen, noticeShown } from '../../../../shell/notices/notices.model'
import { likeProgramFx, remindViewersFx, setViewedFx } from './calls'
import { failedText } from './comments.model'
import { $programId } from './watch.model'

const linkFx = attach({ effect: copyLinkFx })
export const linkCopied = createEvent()
/** As viewed, or not. */
export const viewedMarked = createEvent<boolean>()

sample({
  clock: linkCopied,
  source: $programId,
  filter: (id) => id !== null,
  fn: (programId) => href('home.watch', { programId: programId ?? '' }),
  target: linkFx,
})
sample({
  clock: linkFx.finally,
  fn: ({ status }) =>
    status === 'done'
      ? { tone: 'ok' as const, text: { key: 'home.watch.linkCopied' as const } }
      : { tone: 'danger' as const, text: { key: 'home.watch.linkNotCopied' as const } },
  target: noticeShown,
})

sample({
  clock: viewedMarked,
  source: $programId,
  filter: (id) => id !== null,
  fn: (id, viewed) => ({ programIds: [id ?? ''], viewed }),
  target: setViewedFx,
})
const undoId = 'home.marked'
const marked = setViewedFx.done.filter({ fn: ({ result }) => result.changed.length > 0 })
sample({
  clock: marked,
  fn: ({ params }) => ({
    id: undoId,
    tone: 'ok' as const,
    text: {
      key: params.viewed
        ? ('home.watch.markedViewed' as const)
        : ('home.watch.markedNotViewed' as const),
    },
    action: 'home.watch.undo' as const,
  }),
  target: noticeShown,
})
const $lastMarked = createStore(false).on(marked, (_, { params }) => params.viewed)
sample({
  clock: noticeActionChosen.filter({ fn: (id) => id === undoId }),
  source: $lastMarked,
  fn: (wasViewed) => !wasViewed,
  target: viewedMarked,
})
/** Those who have to watch it, and have not. */
export const reminded = createEvent()
export const $isReminding = remindViewersFx.pending
sample({
  clock: reminded,
  source: { id: $programId, isReminding: $isReminding },
  filter: ({ id, isReminding }) => id !== null && !isReminding,
  fn: ({ id }) => ({ programId: id ?? '' }),
  target: remindViewersFx,
})
sample({
  clock: remindViewersFx.doneData,
  fn: ({ reminded: count }) => ({
    tone: 'ok' as const,
    text: { key: 'home.watch.reminded' as const, params: { count } },
  }),
  target: noticeShown,
})
sample({
  clock: merge([setViewedFx.failData, likeProgramFx.failData, remindViewersFx.failData]).filterMap(
    failedText,
  ),
  fn: (text) => ({ tone: 'danger' as const, text }),
  target: noticeShown,
})
