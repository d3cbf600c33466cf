// Generated from manifest/features/tasks.yaml by npm run codegen. Edit the manifest, not this file.

import { listPeople } from '../features/directory'
import { listRecordingTasks, addRecordingTask, updateRecordingTask, submitTasks, takeBackTasks, claimTasks, releaseTasks, declineTasks, undeclineTasks, requestRetakes, reconsiderTasks, moveTaskDays, reassignTasks, remindTasks, cancelTasks, reviveTasks } from '../features/tasks'

export const calls = {
  list: listRecordingTasks,
  create: addRecordingTask,
  update: updateRecordingTask,
  actions: { submitTasks, takeBackTasks, claimTasks, releaseTasks, declineTasks, undeclineTasks, requestRetakes, reconsiderTasks, moveTaskDays, reassignTasks, remindTasks, cancelTasks, reviveTasks },
  options: { listPeople },
}
