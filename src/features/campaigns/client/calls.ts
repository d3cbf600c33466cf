import {
  addCampaignLetter,
  getCampaignResults,
  listCampaignLetters,
} from '../../../../generated/facts/features/campaigns'
import { createCallFx } from '../../../calls/createCallFx'

export const getCampaignResultsFx = createCallFx(getCampaignResults)
export const listLettersFx = createCallFx(listCampaignLetters)
export const addLetterFx = createCallFx(addCampaignLetter)
