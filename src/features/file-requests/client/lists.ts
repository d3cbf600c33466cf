import { screen as allFileRequests } from '../../../../generated/facts/screens/allFileRequests'
import { screen as askedFiles } from '../../../../generated/facts/screens/askedFiles'
import { screen as doneFiles } from '../../../../generated/facts/screens/doneFiles'
import { screen as sentFiles } from '../../../../generated/facts/screens/sentFiles'
import { modelsOf } from '../../../screens/client'

/** The tabs of file requests: what somebody is asked for, decides about, has done, and all there are. */
export const requestScreens = {
  mine: modelsOf(askedFiles),
  review: modelsOf(sentFiles),
  done: modelsOf(doneFiles),
  all: modelsOf(allFileRequests),
} as const

export const requestModels = Object.values(requestScreens)
