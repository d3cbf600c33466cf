// What contacts export to other features and to main.
export { createContactServices } from './erased'
export { purgeContacts, purgeContactsJob } from './purgeContacts'
