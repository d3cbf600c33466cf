import { createEvent } from 'effector'
import type { CallId } from '../../generated/facts/calls'
import type { CallFailure } from './failures'

/** What is made known of every call. Calls decide nothing; the session listens. */
export const callMade = createEvent<{ call: CallId; isBackground: boolean }>()
export const callRejected = createEvent<CallFailure>()
