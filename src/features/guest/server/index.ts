/** What guest exports to main. */
export { createGuests } from './admit'
export { createGuest } from './services'
export { findGuestStand } from './mediaStand'
export { guestLetters } from './letters'
export { guestPlugin } from './guestPlugin'
