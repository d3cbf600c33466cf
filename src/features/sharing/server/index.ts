/** What sharing exports to main. */
export { createSharing } from './services'
export { sharePlugin } from './sharePlugin'
export { findShareStand } from './mediaStand'
export { takeOffPage } from './takeOffPage'
export { sharingLetters } from './letters'
export { linkOf } from './linkOf'
export type { Reached, ShareRecipients } from './recipients'
export { forgetVisitsJob } from './forgetVisits'
