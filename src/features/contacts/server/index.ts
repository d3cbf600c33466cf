// What contacts export to other features and to main.
export { isInLists, type Listed } from './contactLists'
export { createContactServices } from './erased'
export { markReach, type LetterStops } from './letterStops'
export { countTrashedContacts, purgeContacts, purgeContactsJob } from './purgeContacts'
export { recipientsOf, type Recipient, type Recipients } from './recipients'
