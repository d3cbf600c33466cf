import { createEvent, createStore, sample } from 'effector'
import type { Words } from '../../../browser/text/words'
import { createLateCallFx } from '../../../calls/createCallFx'
import type { CallFailure } from '../../../calls/failures'
import { nameEntered } from '../sign-in/link.model'
import { loadSessionCalls } from '../tokens/sessionCalls'
import { wordsFor } from '../sign-in/signIn.model'

/** "Forgot password?" was submitted. The answer never says whether the user name exists. */
export const resetSubmitted = createEvent<string>()
export const resetAgain = createEvent()

export const requestResetFx = createLateCallFx(
  'requestPasswordReset',
  async () => (await loadSessionCalls()).requestPasswordReset,
)

export const $isAsking = requestResetFx.pending
/** The user name that was submitted; a mail is sent only if it exists. */
export const $askedFor = createStore<string | null>(null)
  .on(requestResetFx.done, (_, { params }) => params.userName)
  .reset(resetAgain)
export const $isNameMissing = createStore(false).on(
  resetSubmitted,
  (_, userName) => userName.trim() === '',
)
export const $resetProblem = createStore<Words | null>(null).reset(resetSubmitted, resetAgain)

sample({
  clock: resetSubmitted,
  source: $isAsking,
  filter: (isAsking, userName) => !isAsking && userName.trim() !== '',
  fn: (_, userName) => ({ userName: userName.trim() }),
  target: requestResetFx,
})
// Fills the name in on the sign-in page (WCAG 3.3.7).
sample({ clock: requestResetFx, fn: ({ userName }) => userName, target: nameEntered })
sample({ clock: requestResetFx.failData, fn: problemOf, target: $resetProblem })

function problemOf(failure: CallFailure): Words {
  const code = 'code' in failure ? failure.code : null
  return code === 'mailNotConnected' ? { key: 'session.reset.noMail' } : wordsFor(failure)
}
