// The task for which is recorded, on /tasks/record/{taskId}: its words run as the teleprompter.
import { combine, createEffect, createStore, sample } from 'effector'
import {
  listRecordingTasks,
  type ListRecordingTasksRow,
} from '../../../../generated/facts/features/tasks'
import { href } from '../../../../generated/facts/routes'
import { createCallFx } from '../../../calls/createCallFx'
import { screenClosed, screenOpened } from '../../../shell/routing/screen.model'
import { usualChoices } from './choices'
import { $script, $suggested, choicesRead } from './choices.model'

const opened = screenOpened.filterMap(({ routeId, params }) =>
  routeId === 'tasks.record' ? params['taskId'] : undefined,
)

/** null: what is recorded is for no task. */
export const $taskId = createStore<string | null>(null)
  .on(opened, (_, taskId) => taskId)
  .reset(screenClosed)

const listFx = createCallFx(listRecordingTasks)
const readFx = createEffect(async (taskId: string) => {
  const { rows } = await listFx({ ids: [taskId] })
  return rows[0] ?? null
})
sample({ clock: opened, target: readFx })

export const $task = createStore<ListRecordingTasksRow | null>(null, { serialize: 'ignore' })
  .on(readFx.doneData, (_, task) => task)
  .reset(opened, screenClosed)

// The settings of this computer are read meanwhile; whichever comes later, the task has its words.
const script = sample({
  clock: [choicesRead, $task],
  source: $task,
  fn: (task) => task?.script,
}).filterMap((text) => text)
$script.on(script, (_, text) => text)
$suggested
  .on(screenOpened, (_, { routeId }) =>
    routeId === 'tasks.record' ? { source: usualChoices.source } : {},
  )
  .on(script, (suggested) => ({ ...suggested, hasPrompter: true }))

/** Where one goes on once it is saved, or given up. */
export const $backTo = combine($taskId, (taskId) =>
  taskId === null ? href('clips.list') : href('tasks.task', { taskId }),
)
