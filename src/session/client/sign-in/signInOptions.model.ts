import { createStore, sample } from 'effector'
import type { SignInOptions } from '../../../../generated/facts/features/session'
import { createLateCallFx } from '../../../calls/createCallFx'
import { formAsked, linkRefused } from './link.model'
import { loadSessionCalls } from '../tokens/sessionCalls'
import { $phase } from '../lifetime/start.model'

/** What the sign-in page offers besides a name and a password. Without an answer it offers just these. */
export const getSignInOptionsFx = createLateCallFx(
  'getSignInOptions',
  async () => (await loadSessionCalls()).getSignInOptions,
)

export const $signInOptions = createStore<SignInOptions | null>(null).on(
  getSignInOptionsFx.doneData,
  (_, options) => options,
)
/** Answered, or not to be had. */
export const $areOptionsSettled = createStore(false).on(getSignInOptionsFx.finally, () => true)

sample({
  clock: [
    $phase.updates.filter({ fn: (phase) => phase === 'anonymous' }),
    // The form over somebody's session, for somebody else.
    formAsked,
    linkRefused,
  ],
  source: $areOptionsSettled,
  filter: (areSettled) => !areSettled,
  fn: () => ({}),
  target: getSignInOptionsFx,
})
