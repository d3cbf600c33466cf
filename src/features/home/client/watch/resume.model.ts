// A film goes on where it was left, and says so.
import { createStore, sample } from 'effector'
import { formatDuration } from '../../../../browser/text/format'
import {
  noticeActionChosen,
  noticeDismissed,
  noticeShown,
} from '../../../../shell/notices/notices.model'
import { jumped } from './jump.model'
import { $playsId } from './nextUp.model'
import { resumeAt } from './resume'
import { programLeft, programOpened, watchRead } from './watch.model'

const noticeId = 'home.resumed'

const $isBegun = createStore(false)
const begun = sample({
  clock: watchRead,
  source: { isBegun: $isBegun, playsId: $playsId },
  filter: ({ isBegun }) => !isBegun,
  fn: ({ playsId }, { programId, positionMs, durationMs }) => ({
    toMs: resumeAt(positionMs, durationMs),
    plays: playsId === programId,
  }),
})
$isBegun.on(begun, () => true).reset(programOpened)
$playsId.reset(begun)

sample({
  clock: begun,
  filter: ({ toMs, plays }) => toMs !== null || plays,
  fn: ({ toMs, plays }) => ({ ...(toMs !== null && { toMs }), ...(plays && { plays }) }),
  target: jumped,
})
sample({
  clock: begun.filterMap(({ toMs }) => toMs ?? undefined),
  fn: (toMs) => ({
    id: noticeId,
    tone: 'neutral' as const,
    text: { key: 'home.watch.resumed' as const, params: { time: formatDuration(toMs) } },
    action: 'home.watch.startOver' as const,
  }),
  target: noticeShown,
})
sample({
  clock: noticeActionChosen.filter({ fn: (id) => id === noticeId }),
  fn: () => ({ toMs: 0 }),
  target: jumped,
})
sample({ clock: programLeft, fn: () => noticeId, target: noticeDismissed })
