import { createStore, sample } from 'effector'
import type { SignInOptions } from '../../../../generated/facts/features/session'
import { createLateCallFx } from '../../../calls/createCallFx'
import { formAsked, linkRefused } from './link.model'
import { loadSessionCalls } from '../tokens/sessionCalls'
import { $phase } from '../lifetime/start.model'

/**
 * What the sign-in page offers besides name and password. If the call fails, it offers only those.
 */
export const getSignInOptionsFx = createLateCallFx(
  'getSignInOptions',
  async () => (await loadSessionCalls()).getSignInOptions,
)

export const $signInOptions = createStore<SignInOptions | null>(null).on(
  getSignInOptionsFx.doneData,
  (_, options) => options,
)
/** The options have arrived, or the call has failed. */
export const $areOptionsSettled = createStore(false).on(getSignInOptionsFx.finally, () => true)

sample({
  clock: [
    $phase.updates.filter({ fn: (phase) => phase === 'anonymous' }),
    // The form is shown over an existing session, to sign in as somebody else.
    formAsked,
    linkRefused,
  ],
  source: $areOptionsSettled,
  filter: (areSettled) => !areSettled,
  fn: () => ({}),
  target: getSignInOptionsFx,
})
