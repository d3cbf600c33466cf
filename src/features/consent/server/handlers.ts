// The answers to this feature's calls, by their ids.
import { consents } from './consents'
import { formChoices, forms } from './forms'

export const listConsents = consents.handler
export const listConsentForms = forms.handler
export const listConsentFormChoices = formChoices.handler
export { exportConsents, revokeConsents } from './consents'
export { getConsent, takeDownConsent } from './consentCase'
export {
  activateConsentForms,
  addConsentForm,
  reopenConsentForms,
  retireConsentForms,
  updateConsentForm,
} from './forms'
