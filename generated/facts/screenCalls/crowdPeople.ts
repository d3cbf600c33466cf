// Generated from manifest/features/crowd.yaml by npm run codegen. Edit the manifest, not this file.

import { listCrowdSubmissions, reinviteCrowdGuests, acceptCrowdSubmissions, reconsiderCrowdSubmissions, requestCrowdRetakes, rejectCrowdSubmissions } from '../features/crowd'

export const calls = {
  list: listCrowdSubmissions,
  actions: { reinviteCrowdGuests, acceptCrowdSubmissions, reconsiderCrowdSubmissions, requestCrowdRetakes, rejectCrowdSubmissions },
}
