// What is said once a take is accepted: where it came in, and where somebody can have it replace what is there.
import { attach, createStore, sample } from 'effector'
import type { OwnWords } from '../../../browser/text/words'
import type { AcceptedTake } from '../../../../generated/facts/features/tasks'
import { noticeActionChosen, noticeShown } from '../../../shell/notices/notices.model'
import { acceptTakeFx, replaceSlotsFx } from './calls'

export const acceptedNoticeId = 'tasks.accepted'

const $accepted = createStore<AcceptedTake | null>(null, { serialize: 'ignore' }).on(
  acceptTakeFx.doneData,
  (_, accepted) => accepted,
)

sample({
  clock: acceptTakeFx.done,
  fn: ({ params, result }) => ({
    id: acceptedNoticeId,
    tone: 'ok' as const,
    text: saidOf(result, params.takeId),
    otherAction: 'screens.list.undo' as const,
    ...(result.offered.length > 0 && {
      action: { key: 'tasks.act.replace' as const, params: { count: result.offered.length } },
      isPersistent: true,
    }),
  }),
  target: noticeShown,
})

function saidOf({ task, filled }: AcceptedTake, takeId: string): OwnWords {
  const no = task.takes.find((take) => take.takeId === takeId)?.takeNo ?? 0
  if (filled.length === 0) return { key: 'tasks.act.accepted', params: { no } }
  const params = { no, count: filled.length, name: filled[0]?.name ?? '' }
  return { key: 'tasks.act.acceptedInto', params }
}

const replaceFx = attach({
  source: $accepted,
  effect: (accepted) =>
    replaceSlotsFx({
      taskId: accepted?.task.taskId ?? '',
      programIds: accepted?.offered.map(({ id }) => id) ?? [],
    }),
})
sample({
  clock: noticeActionChosen,
  source: $accepted,
  filter: (accepted, id) => id === acceptedNoticeId && (accepted?.offered.length ?? 0) > 0,
  fn: () => undefined,
  target: replaceFx,
})
sample({
  clock: replaceSlotsFx.doneData,
  fn: ({ filled }) => ({
    tone: 'ok' as const,
    text: { key: 'tasks.act.replaced' as const, params: { count: filled.length } },
  }),
  target: noticeShown,
})
