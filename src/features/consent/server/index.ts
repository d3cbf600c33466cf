/** What consent exports to other features. */
export { endConsent, type EndedConsent } from './endConsent'
export { copyOf, type ConsentCopy } from './copyOf'
export { consentLetters } from './letters'
export { purgeWithdrawnJob } from './purgeWithdrawn'
export type { GuestAnswers } from './services'
export {
  keepConsent,
  requireConsent,
  standingConsent,
  type GivenConsent,
  type OfSubmission,
} from './keepConsent'
export { onlyForm } from './forms'
export { textHashOf, textOf, type FormOf, type ShownText } from './texts'
