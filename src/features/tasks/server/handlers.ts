// The answers to this feature's calls, by their ids.
import { tasks } from './tasks'

export const listRecordingTasks = tasks.handler
export {
  claimTasks,
  declineTasks,
  openTasks,
  releaseTasks,
  submitTasks,
  takeBackTasks,
  undeclineTasks,
} from './assigneeMoves'
export { acceptTake, reassignTasks, reconsiderTasks, requestRetakes } from './reviewerMoves'
export { replaceSlots } from './fillSlots'
export {
  addRecordingTask,
  cancelTasks,
  moveTaskDays,
  remindTasks,
  reviveTasks,
  updateRecordingTask,
} from './managerMoves'
export { addTakeNote, removeTakeNote } from './notes'
export { addTake, removeTake, tickChecklist } from './takes'
