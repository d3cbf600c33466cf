// Generated from manifest/features/crowd.yaml by npm run codegen. Edit the manifest, not this file.

import { listCrowdSubmissions, exportCrowdSubmissions, acceptCrowdSubmissions, reconsiderCrowdSubmissions, requestCrowdRetakes, rejectCrowdSubmissions } from '../features/crowd'

export const calls = {
  list: listCrowdSubmissions,
  export: exportCrowdSubmissions,
  actions: { acceptCrowdSubmissions, reconsiderCrowdSubmissions, requestCrowdRetakes, rejectCrowdSubmissions },
}
