/** What channels export to other features: sending a program, and where it was sent. */
export { SendDialog } from './send/SendDialog'
export { SendFields } from './send/SendFields'
export { SentTo } from './send/SentTo'
export {
  $isReady as $hasReceivers,
  draftCleared,
  sendOpened,
  sentAfterPublishing,
} from './send/send.model'
export { sentWanted } from './send/sent.model'
