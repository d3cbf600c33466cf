// What contacts export to other features and to main.
export { createContactServices } from './erased'
export { markReach, type LetterStops } from './letterStops'
export { countTrashedContacts, purgeContacts, purgeContactsJob } from './purgeContacts'
export { recipientsOf, type Recipient, type Recipients } from './recipients'
