/** What campaigns export to main. */
export { campaignLetters, campaignTestLetter } from './massLetters'
export { createRecipients } from './recipients'
export { runCampaignsJob } from './runCampaignsJob'
