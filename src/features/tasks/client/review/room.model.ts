// The task whose takes are looked at: which of them stand beside each other, and which one is heard.
import { combine, createEvent, createStore } from 'effector'
import type { TaskTake } from '../../../../../generated/facts/features/tasks'
import { taskScreens } from '../lists'
import { isToDecide } from '../task.model'

export const { list: reviewList, form: reviewForm } = taskScreens[1]

export const takeHeard = createEvent<string>()
export const layoutChosen = createEvent<'one' | 'beside'>()

const mostBeside = 4

export const { $row: $task } = reviewForm
export const $taskId = $task.map((task) => task?.taskId ?? null)

/** The latest ones. */
export const $takes = $task.map((task): readonly TaskTake[] => task?.takes.slice(-mostBeside) ?? [])

export const $layout = createStore<'one' | 'beside'>('beside').on(layoutChosen, (_, to) => to)

const $heardId = createStore<string | null>(null)
  .on(takeHeard, (_, takeId) => takeId)
  .reset($taskId)
/** Unless somebody chooses: the latest that is to be decided about. */
export const $heard = combine(
  $takes,
  $heardId,
  (takes, id) =>
    takes.find(({ takeId }) => takeId === id) ?? takes.findLast(isToDecide) ?? takes.at(-1) ?? null,
)
export const $shownTakes = combine($takes, $heard, $layout, (takes, heard, layout) =>
  layout === 'beside' ? takes : takes.filter(({ takeId }) => takeId === heard?.takeId),
)
