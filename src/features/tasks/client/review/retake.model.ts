// What is asked for in the next take, while it is put together beside the films.
import { createEvent, createStore, sample } from 'effector'
import type { RetakeChip } from '../../../../../generated/facts/features/tasks'
import { requestRetakesFx } from '../calls'
import { $task, $taskId } from './room.model'

export interface RetakeDraft {
  readonly chips: readonly RetakeChip[]
  readonly points: readonly string[]
  readonly words: string
  /** Such as 2026-11-27; empty: the day stays. */
  readonly dueOn: string
}

export const mostPoints = 10
const none: RetakeDraft = { chips: [], points: [], words: '', dueOn: '' }

export const retakeOpened = createEvent()
export const retakeClosed = createEvent()
export const retakeChanged = createEvent<Partial<RetakeDraft>>()
export const chipToggled = createEvent<RetakeChip>()
export const retakeSent = createEvent()

const mayAsk = $task.map((task) => task?.may.includes('retake') ?? false)
const opened = sample({ clock: retakeOpened, source: mayAsk, filter: Boolean })

export const $isRetakeOpen = createStore(false)
  .on(opened, () => true)
  .reset(retakeClosed, requestRetakesFx.done, $taskId)
export const $retake = createStore<RetakeDraft>(none, { serialize: 'ignore' })
  .on(retakeChanged, (draft, change) => ({ ...draft, ...change }))
  .on(chipToggled, (draft, chip) => ({
    ...draft,
    chips: draft.chips.includes(chip)
      ? draft.chips.filter((each) => each !== chip)
      : [...draft.chips, chip],
  }))
  .reset(requestRetakesFx.done, $taskId)

const filledIn = ({ points }: RetakeDraft) => points.filter((point) => point.trim() !== '')
/** Whoever records has to know what should change. */
export const $saysWhy = $retake.map(
  (draft) => draft.chips.length > 0 || filledIn(draft).length > 0 || draft.words.trim() !== '',
)
export const $isAsking = requestRetakesFx.pending

sample({
  clock: retakeSent,
  source: { taskId: $taskId, draft: $retake, saysWhy: $saysWhy, isAsking: $isAsking },
  filter: ({ taskId, saysWhy, isAsking }) => taskId !== null && saysWhy && !isAsking,
  fn: ({ taskId, draft }) => ({
    selection: { ids: [taskId ?? ''] },
    values: {
      chips: [...draft.chips],
      points: filledIn(draft),
      retakeWords: draft.words.trim() || null,
      dueOn: draft.dueOn || null,
    },
  }),
  target: requestRetakesFx,
})
