/** What notifications exports to the features above, and to the whole. */
export { countUnread } from './countUnread'
export { forgetNotificationsJob } from './forgetNotifications'
export { chosenLetters, chooseLetters, isLetterWanted } from './letterChoices'
export { mailUnreadJob } from './mailUnread'
export { stopNoticesUrl, noticeMailing } from './noticeMailing'
export { unreadLetter } from './unreadLetter'
export { unsubscribePlugin } from './unsubscribe/unsubscribePlugin'
export {
  notify,
  settleMoved,
  settleNotices,
  withdrawNotices,
  type OpenIn,
  type Notice,
  type Telling,
} from './notify'
