// The answers to this feature's calls, by their ids.
import { suppressed } from './lane/suppressed'
import { layouts } from './layouts'
import { whitelist } from './whitelist'

export const listSuppressed = suppressed.handler
export const listLayouts = layouts.handler
export const listWhitelist = whitelist.handler
export { activateLayouts, addLayout, removeLayouts, retireLayouts, updateLayout } from './layouts'
export { draftLayout, getLayout, saveLayout, testLayout } from './editLayouts'
export { releaseSuppressed } from './lane/suppressed'
export {
  addWhitelist,
  disableWhitelist,
  enableWhitelist,
  removeWhitelist,
  sendSenderLinks,
} from './whitelist'
export { checkWhitelist } from './checkWhitelist'
