// The answers to this feature's calls, by their ids.
import { requests } from './requests'
import { submissions } from './submissions'

export const listCrowdRequests = requests.handler
export const listCrowdSubmissions = submissions.handler
export { exportCrowdSubmissions } from './submissions'
export {
  acceptCrowdSubmissions,
  reconsiderCrowdSubmissions,
  rejectCrowdSubmissions,
  requestCrowdRetakes,
} from './reviewMoves'
export { addCrowdRequest, updateCrowdRequest } from './writeRequests'
export {
  archiveCrowdRequests,
  closeCrowdRequests,
  openCrowdRequests,
  pauseCrowdRequests,
  renewCrowdLinks,
  reopenCrowdRequests,
  resumeCrowdRequests,
} from './moveRequests'
export { inviteCrowdGuests } from './inviteGuests'
export { reinviteCrowdGuests } from './reinviteGuests'
export { tryCrowdRequest } from './tryRequest'
