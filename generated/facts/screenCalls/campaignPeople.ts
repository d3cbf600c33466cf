// Generated from manifest/features/campaigns.yaml by npm run codegen. Edit the manifest, not this file.

import { listCampaignPeople, exportCampaignPeople } from '../features/campaigns'

export const calls = {
  list: listCampaignPeople,
  export: exportCampaignPeople,
}
