import { createEvent } from 'effector'
import type { CallId } from '../../generated/facts/calls'
import type { CallFailure } from './failures'

/** Events about every call. The calls layer makes no decisions; the session listens. */
export const callMade = createEvent<{ call: CallId; isBackground: boolean }>()
export const callRejected = createEvent<CallFailure>()
