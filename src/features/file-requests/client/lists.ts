import { calls as allCalls } from '../../../../generated/facts/screenCalls/allFileRequests'
import { calls as askedCalls } from '../../../../generated/facts/screenCalls/askedFiles'
import { calls as doneCalls } from '../../../../generated/facts/screenCalls/doneFiles'
import { calls as sentCalls } from '../../../../generated/facts/screenCalls/sentFiles'
import { screen as allFileRequests } from '../../../../generated/facts/screens/allFileRequests'
import { screen as askedFiles } from '../../../../generated/facts/screens/askedFiles'
import { screen as doneFiles } from '../../../../generated/facts/screens/doneFiles'
import { screen as sentFiles } from '../../../../generated/facts/screens/sentFiles'
import { modelsOf } from '../../../screens/client'

/** The tabs of file requests: what somebody is asked for, decides about, has done, and all there are. */
export const requestScreens = {
  mine: modelsOf({ screen: askedFiles, calls: askedCalls }),
  review: modelsOf({ screen: sentFiles, calls: sentCalls }),
  done: modelsOf({ screen: doneFiles, calls: doneCalls }),
  all: modelsOf({ screen: allFileRequests, calls: allCalls }),
} as const

export const requestModels = Object.values(requestScreens)
