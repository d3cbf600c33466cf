// Takes of earlier pages, offered before something is recorded; for a task, those of the task.
import { combine, sample } from 'effector'
import { wasCutOff } from '../take'
import { due } from './stage.model'
import { $taskId } from './task.model'
import { $takes, takesChanged } from './takes'

/** The newest first. */
export const $cutOff = combine($takes, $taskId, (takes, taskId) =>
  takes
    .filter((take) => wasCutOff(take) && !take.isHeld)
    .filter((take) => taskId === null || take.taskId === taskId)
    .toReversed(),
)

sample({ clock: due('readSettings'), fn: () => undefined, target: takesChanged })
