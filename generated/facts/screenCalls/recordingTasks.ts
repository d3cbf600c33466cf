// Generated from manifest/features/tasks.yaml by npm run codegen. Edit the manifest, not this file.

import { listPeople } from '../features/directory'
import { listRecordingTasks, claimTasks, releaseTasks, submitTasks, takeBackTasks, declineTasks, undeclineTasks, requestRetakes, reconsiderTasks, reassignTasks, remindTasks, cancelTasks, reviveTasks } from '../features/tasks'

export const calls = {
  list: listRecordingTasks,
  actions: { claimTasks, releaseTasks, submitTasks, takeBackTasks, declineTasks, undeclineTasks, requestRetakes, reconsiderTasks, reassignTasks, remindTasks, cancelTasks, reviveTasks },
  options: { listPeople },
}
