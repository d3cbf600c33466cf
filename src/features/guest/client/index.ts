/** What the document of guests is made of; it loads nothing of the shell. */
export { GuestPage } from './GuestPage'
export { createGuestPage, type Given } from './page'
