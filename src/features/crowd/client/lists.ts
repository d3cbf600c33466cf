import { calls as peopleCalls } from '../../../../generated/facts/screenCalls/crowdPeople'
import { calls as requestCalls } from '../../../../generated/facts/screenCalls/crowdRequests'
import { calls as submissionCalls } from '../../../../generated/facts/screenCalls/crowdSubmissions'
import { screen as crowdPeople } from '../../../../generated/facts/screens/crowdPeople'
import { screen as crowdRequests } from '../../../../generated/facts/screens/crowdRequests'
import { screen as crowdSubmissions } from '../../../../generated/facts/screens/crowdSubmissions'
import { modelsOf } from '../../../screens/client'

/** What guests are asked; what they sent; and all who were asked. */
export const requestScreen = modelsOf({ screen: crowdRequests, calls: requestCalls })
export const submissionScreen = modelsOf({ screen: crowdSubmissions, calls: submissionCalls })
export const peopleScreen = modelsOf({ screen: crowdPeople, calls: peopleCalls })
