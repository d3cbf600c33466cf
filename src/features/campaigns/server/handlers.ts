// The answers to this feature's calls, by their ids.
import { screen as peopleScreen } from '../../../../generated/facts/screens/campaignPeople'
import { exportRows } from '../../../screens/server'
import { campaigns } from './campaigns'
import { pageChoices, requestChoices } from './choices'
import { letters } from './letters'
import { people } from './people'

export const listCampaigns = campaigns.handler
export const listCampaignPages = pageChoices.handler
export const listCampaignRequests = requestChoices.handler
export const listCampaignLetters = letters.handler
export const listCampaignPeople = people.handler
export const exportCampaignPeople = exportRows('exportCampaignPeople', people, peopleScreen)
export { addCampaign, updateCampaign } from './writeCampaigns'
export {
  archiveCampaigns,
  closeCampaigns,
  pauseCampaigns,
  resumeCampaigns,
  startCampaigns,
  withdrawCampaigns,
} from './moveCampaigns'
export { addCampaignLetter, updateCampaignLetter } from './writeLetters'
export {
  planCampaignLetters,
  removeCampaignLetters,
  resendUnsureLetters,
  resumeCampaignLetters,
  sendCampaignLetters,
  testCampaignLetters,
  unplanCampaignLetters,
} from './moveLetters'
export { getCampaignResults } from './getCampaignResults'
export { getLetterReader } from './getLetterReader'
