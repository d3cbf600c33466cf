// What contacts export to other features and to main.
export { isInLists, type Listed } from './contactLists'
export { createContactServices } from './erased'
export { markReach, type LetterStops } from './letterStops'
export { contactTrash } from './contactTrash'
export { recipientsOf, type Recipient, type Recipients } from './recipients'
