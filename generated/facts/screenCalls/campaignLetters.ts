// Generated from manifest/features/campaigns.yaml by npm run codegen. Edit the manifest, not this file.

import { listCampaignLetters, addCampaignLetter, updateCampaignLetter, planCampaignLetters, unplanCampaignLetters, sendCampaignLetters, testCampaignLetters, resumeCampaignLetters, resendUnsureLetters, removeCampaignLetters, listCampaigns } from '../features/campaigns'

export const calls = {
  list: listCampaignLetters,
  create: addCampaignLetter,
  update: updateCampaignLetter,
  actions: { planCampaignLetters, unplanCampaignLetters, sendCampaignLetters, testCampaignLetters, resumeCampaignLetters, resendUnsureLetters, removeCampaignLetters },
  options: { listCampaigns },
}
