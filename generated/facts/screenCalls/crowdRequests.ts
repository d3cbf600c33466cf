// Generated from manifest/features/crowd.yaml by npm run codegen. Edit the manifest, not this file.

import { listConsentFormChoices } from '../features/consent'
import { listContacts, listContactListChoices } from '../features/contacts'
import { listCrowdRequests, addCrowdRequest, updateCrowdRequest, inviteCrowdGuests, openCrowdRequests, pauseCrowdRequests, resumeCrowdRequests, closeCrowdRequests, reopenCrowdRequests, archiveCrowdRequests, renewCrowdLinks } from '../features/crowd'
import { listPeople } from '../features/directory'
import { listBumperClips } from '../features/programs'
import { listTemplateChoices } from '../features/templates'

export const calls = {
  list: listCrowdRequests,
  create: addCrowdRequest,
  update: updateCrowdRequest,
  actions: { inviteCrowdGuests, openCrowdRequests, pauseCrowdRequests, resumeCrowdRequests, closeCrowdRequests, reopenCrowdRequests, archiveCrowdRequests, renewCrowdLinks },
  options: { listBumperClips, listConsentFormChoices, listPeople, listTemplateChoices, listContacts, listContactListChoices },
}
