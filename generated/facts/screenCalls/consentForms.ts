// Generated from manifest/features/consent.yaml by npm run codegen. Edit the manifest, not this file.

import { listConsentForms, addConsentForm, updateConsentForm, activateConsentForms, retireConsentForms, reopenConsentForms } from '../features/consent'

export const calls = {
  list: listConsentForms,
  create: addConsentForm,
  update: updateConsentForm,
  actions: { activateConsentForms, retireConsentForms, reopenConsentForms },
}
