import { calls as letterCalls } from '../../../../generated/facts/screenCalls/campaignLetters'
import { calls as peopleCalls } from '../../../../generated/facts/screenCalls/campaignPeople'
import { calls as campaignCalls } from '../../../../generated/facts/screenCalls/campaigns'
import { screen as campaignLetters } from '../../../../generated/facts/screens/campaignLetters'
import { screen as campaignPeople } from '../../../../generated/facts/screens/campaignPeople'
import { screen as campaigns } from '../../../../generated/facts/screens/campaigns'
import { modelsOf } from '../../../screens/client'

export const campaignScreen = modelsOf({ screen: campaigns, calls: campaignCalls })
export const letterScreen = modelsOf({ screen: campaignLetters, calls: letterCalls })
export const peopleScreen = modelsOf({ screen: campaignPeople, calls: peopleCalls })
