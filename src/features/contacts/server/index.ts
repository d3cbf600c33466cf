// What contacts export to other features and to main.
export { createContactServices } from './erased'
export { countTrashedContacts, purgeContacts, purgeContactsJob } from './purgeContacts'
