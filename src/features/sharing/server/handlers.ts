// The answers to this feature's calls, by their ids.
import { shareLayoutChoices, shareProgramChoices } from './choices'
import { layouts } from './layouts'
import { pages } from './pages'

export const listSharePages = pages.handler
export const listSharePrograms = shareProgramChoices.handler
export const listShareLayoutChoices = shareLayoutChoices.handler
export const listShareLayouts = layouts.handler
export {
  addSharePage,
  disableSharePages,
  enableSharePages,
  newShareLink,
  revokeSharePages,
  updateSharePage,
} from './writePages'
export {
  addShareLayout,
  archiveShareLayouts,
  restoreShareLayouts,
  updateShareLayout,
} from './layouts'
export { getShareStats } from './getShareStats'
export { openShare } from './openShare'
export { noteShareVisit } from './noteShareVisit'
export { askShareCode } from './askShareCode'
export { proveShare } from './proveShare'
export { reportShareViewing } from './reportShareViewing'
export { commentShare, decideShare, forgetVisitor } from './sayShare'
export { editShareComment, removeShareComment } from './ownComments'
