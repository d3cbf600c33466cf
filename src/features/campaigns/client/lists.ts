import { screen as campaignLetters } from '../../../../generated/facts/screens/campaignLetters'
import { screen as campaignPeople } from '../../../../generated/facts/screens/campaignPeople'
import { screen as campaigns } from '../../../../generated/facts/screens/campaigns'
import { modelsOf } from '../../../screens/client'

export const campaignScreen = modelsOf(campaigns)
export const letterScreen = modelsOf(campaignLetters)
export const peopleScreen = modelsOf(campaignPeople)
