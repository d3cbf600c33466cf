// The answers to this feature's calls, by their ids.
import { requests } from './requests'

export const listFileRequests = requests.handler
export {
  declineFileRequests,
  openFileRequests,
  removeRequestedFile,
  submitFiles,
  takeBackFiles,
  undeclineFileRequests,
} from './assigneeMoves'
export { acceptFiles, reconsiderFiles, returnFiles } from './deciderMoves'
export {
  addFileRequest,
  cancelFileRequests,
  moveFileRequestDays,
  reassignFileRequests,
  remindFileRequests,
  reviveFileRequests,
  updateFileRequest,
} from './managerMoves'
