// Generated from manifest/features/campaigns.yaml by npm run codegen. Edit the manifest, not this file.

import { listCampaigns, addCampaign, updateCampaign, startCampaigns, withdrawCampaigns, pauseCampaigns, resumeCampaigns, closeCampaigns, archiveCampaigns, listCampaignPages, listCampaignRequests } from '../features/campaigns'
import { listChannelChoices } from '../features/channels'
import { listContactListChoices, listContacts } from '../features/contacts'
import { listSharePrograms } from '../features/sharing'

export const calls = {
  list: listCampaigns,
  create: addCampaign,
  update: updateCampaign,
  actions: { startCampaigns, withdrawCampaigns, pauseCampaigns, resumeCampaigns, closeCampaigns, archiveCampaigns },
  options: { listCampaignPages, listContactListChoices, listContacts, listChannelChoices, listSharePrograms, listCampaignRequests },
}
