// The answers to this feature's calls, by their ids.
export { getGuestRequest, openGuestRequest } from './openRequest'
export { joinGuestRequest } from './join'
export { giveGuestConsent } from './giveConsent'
export {
  completeGuestUpload,
  getGuestUpload,
  removeGuestClip,
  signGuestUpload,
  startGuestClip,
} from './clips'
export { submitAnswers } from './submit'
export { withdrawAnswers } from './withdraw'
