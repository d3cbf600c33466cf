// Connecting a third-party account. It gives that account lasting access, so the password is asked
// for first.
import { createEvent, createStore, merge, sample } from 'effector'
import { startThirdPartyLink } from '../../../../generated/facts/features/session'
import { leaveForFx } from '../../../browser/location'
import type { Words } from '../../../browser/text/words'
import { createCallFx } from '../../../calls/createCallFx'
import type { CallFailure } from '../../../calls/failures'
import { faultsOf } from '../../../session/client/passwords'
import { screenLeft } from './sessions.model'

export const connectAsked = createEvent()
export const connectCancelled = createEvent()
export const connectTyped = createEvent()
export const connectSubmitted = createEvent<string>()

const startFx = createCallFx(startThirdPartyLink)

interface ConnectFaults {
  current: Words | null
  /** An error that does not belong to the password field. */
  form: Words | null
}
const noFaults: ConnectFaults = { current: null, form: null }

/** Also true for a request that was cancelled: no other begins until it is answered. */
export const $isConnecting = startFx.pending
export const $isAsking = createStore(false).reset(connectCancelled, screenLeft)
export const $connectFaults = createStore(noFaults).reset(connectAsked, connectTyped)

sample({
  clock: connectAsked,
  source: $isConnecting,
  filter: (isConnecting) => !isConnecting,
  fn: () => true,
  target: $isAsking,
})
sample({
  clock: connectSubmitted,
  filter: (password) => password === '',
  fn: () => ({ ...noFaults, current: { key: 'session.password.missingCurrent' as const } }),
  target: $connectFaults,
})
sample({
  clock: connectSubmitted,
  source: $isConnecting,
  filter: (isConnecting, password) => !isConnecting && password !== '',
  fn: (_, currentPassword) => ({ currentPassword }),
  target: startFx,
})

/** An answer to a request that was cancelled in the meantime is ignored. */
const answered = sample({
  clock: startFx.doneData,
  source: $isAsking,
  filter: Boolean,
  fn: (_, { url }) => url,
})
// The sign-in at the provider starts at an address of our own server.
const [wayFound, unboundAnswered] = [
  answered.filter({ fn: isOurs }),
  answered.filter({ fn: (url) => !isOurs(url) }),
]
sample({ clock: wayFound, target: leaveForFx })
$isAsking.reset(wayFound)
sample({
  clock: merge([startFx.failData.map(faultsFor), unboundAnswered.map(unexpected)]),
  source: $isAsking,
  filter: Boolean,
  fn: (_, faults) => faults,
  target: $connectFaults,
})

function isOurs(url: string): boolean {
  return url.startsWith('/oauth/')
}

function unexpected(): ConnectFaults {
  return { ...noFaults, form: { key: 'errors.unexpected' } }
}

function faultsFor(failure: CallFailure): ConnectFaults {
  const { current, form } = faultsOf(failure)
  const isLimited = failure.kind === 'unreachable' && failure.code === 'tooManyAttempts'
  if (!isLimited || failure.retryAfterMs === null) return { current, form }
  const count = Math.ceil(failure.retryAfterMs / 1000)
  return { current, form: { key: 'account.connect.limited', params: { count } } }
}
