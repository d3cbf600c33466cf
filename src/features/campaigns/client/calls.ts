import {
  addCampaignLetter,
  getCampaignResults,
  getLetterReader,
  listCampaignLetters,
  testCampaignLetters,
} from '../../../../generated/facts/features/campaigns'
import { createCallFx } from '../../../calls/createCallFx'

export const getCampaignResultsFx = createCallFx(getCampaignResults)
export const getLetterReaderFx = createCallFx(getLetterReader)
export const listLettersFx = createCallFx(listCampaignLetters)
export const addLetterFx = createCallFx(addCampaignLetter)
export const testLettersFx = createCallFx(testCampaignLetters)
