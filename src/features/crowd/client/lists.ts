import { screen as crowdPeople } from '../../../../generated/facts/screens/crowdPeople'
import { screen as crowdRequests } from '../../../../generated/facts/screens/crowdRequests'
import { screen as crowdSubmissions } from '../../../../generated/facts/screens/crowdSubmissions'
import { modelsOf } from '../../../screens/client'

/** What guests are asked; what they sent; and all who were asked. */
export const requestScreen = modelsOf(crowdRequests)
export const submissionScreen = modelsOf(crowdSubmissions)
export const peopleScreen = modelsOf(crowdPeople)
