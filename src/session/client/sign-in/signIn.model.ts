import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector'
import type { FailureCode } from '../../../../generated/facts/failures'
import { loginSpinnerMs } from '../../../../generated/facts/constants'
import type { LoginResponse } from '../../../../generated/facts/features/session'
import { href } from '../../../../generated/facts/routes'
import { appStarted } from '../../../browser/appStarted'
import { readClockFx, waitFx } from '../../../browser/clock'
import { leaveForFx } from '../../../browser/location'
import { removeStorageUnderFx } from '../../../browser/storage'
import { formatTime } from '../../../browser/text/formatTime'
import { $language } from '../../../browser/text/text.model'
import type { Words } from '../../../browser/text/words'
import { stoppedWorkRead } from '../../../browser/unfinished/stopped.model'
import { createLateCallFx } from '../../../calls/createCallFx'
import type { CallFailure } from '../../../calls/failures'
import { $botToken, $isBotChecked, botTokenSpent } from './botCheck.model'
import { clientId } from '../tokens/clientId'
import { $enteredName, linkDropped, linkUsed } from './link.model'
import { readRememberedFx, rememberFx, type Remembered } from '../lifetime/remembered'
import { loadSessionCalls, loadSessionCallsFx } from '../tokens/sessionCalls'
import {
  $isSignedIn,
  beginStoredEpochFx,
  memberArrived,
  writeSessionFx,
} from '../tokens/session.model'
import { sessionOf, type StoredSession } from '../tokens/storedSession'
import { raiseFlagFx } from '../tokens/tabFlags'

export interface Credentials {
  userName: string
  password: string
  isRemembered: boolean
}

export const signInSubmitted = createEvent<Credentials>()

/** Fields that have to be filled in before the server is asked. */
export type Missing = 'userName' | 'password'
export const $missing = createStore<readonly Missing[]>([])

export const signInFx = createLateCallFx('signIn', async () => (await loadSessionCalls()).signIn)

/** Stores the new session; from here on the person is signed in, in every tab. */
export const establishFx = createEffect(
  async (given: {
    reply: LoginResponse
    /** null: the person was not asked, and what the device remembers is kept. */
    remembered: Remembered | null
  }): Promise<StoredSession> => {
    const now = await readClockFx()
    const ep = await beginStoredEpochFx()
    const session = sessionOf(given.reply, { gen: 1, ep, now, flags: null })
    await writeSessionFx(session)
    if (given.remembered) await rememberFx(given.remembered)
    await raiseFlagFx({ name: 'login', epoch: ep, reason: 'signIn' })
    return session
  },
)

/** What to remember if the sign-in succeeds. The password is only in the call. */
const $submitted = createStore<Remembered>({ userName: '', isRemembered: false })
const $recalled = createStore<Remembered>({ userName: '', isRemembered: false })
/** A name from a link or an earlier page takes precedence over the remembered one. */
export const $remembered = combine($recalled, $enteredName, (recalled, reported) =>
  reported === '' ? recalled : { userName: reported, isRemembered: false },
)
export const $problem = createStore<Words | null>(null).reset(signInSubmitted, linkDropped)
export const $isSigningIn = signInFx.pending

const spinFx = attach({ effect: waitFx })
/** Spec §9: the spinner shows a second after signing in. */
export const $isEntering = spinFx.pending

/** Some messages say until when, in the reader's local time. */
const wordFailureFx = attach({
  source: $language,
  effect: async (language, failure: CallFailure): Promise<Words> =>
    wordsFor(failure, { language, now: await readClockFx() }),
})

/**
 * Signing in over another person's session reloads the page, so that nothing of that session is
 * left.
 */
const startOverFx = createEffect(async (): Promise<void> => {
  await removeStorageUnderFx('ui.')
  await leaveForFx(href('login'))
})

sample({ clock: appStarted, target: [readRememberedFx, loadSessionCallsFx] })
sample({ clock: readRememberedFx.doneData, target: $recalled })

sample({ clock: signInSubmitted, fn: missingFrom, target: $missing })
sample({
  clock: signInSubmitted,
  fn: ({ userName, isRemembered }) => ({ userName: userName.trim(), isRemembered }),
  target: $submitted,
})
sample({
  clock: signInSubmitted,
  source: { isPending: signInFx.pending, isChecked: $isBotChecked, token: $botToken },
  filter: ({ isPending, isChecked }, credentials) =>
    !isPending && isChecked && missingFrom(credentials).length === 0,
  fn: ({ token }, { userName, password }) => ({
    grant_type: 'password' as const,
    username: userName.trim(),
    password,
    client_id: clientId,
    ...(token === null ? {} : { bot_token: token }),
  }),
  target: signInFx,
})
sample({
  clock: signInSubmitted,
  source: $isBotChecked,
  filter: (isChecked, credentials) => !isChecked && missingFrom(credentials).length === 0,
  fn: (): Words => ({ key: 'session.botCheck.missing' }),
  target: $problem,
})
// A bot check token is valid once, whatever the answer was.
sample({
  clock: signInFx.failData,
  fn: (failure) => 'code' in failure && failure.code === 'botCheckFailed',
  target: botTokenSpent,
})
sample({
  clock: signInFx.doneData,
  source: $submitted,
  fn: (remembered, reply) => ({ reply, remembered }),
  target: establishFx,
})
sample({ clock: establishFx.done, fn: () => loginSpinnerMs, target: spinFx })
sample({ clock: establishFx.done, fn: () => undefined, target: [linkUsed, stoppedWorkRead] })
// Read once, because the session in the store changes right after.
const established = sample({
  clock: establishFx.doneData,
  source: $isSignedIn,
  fn: (isOver, session) => ({ isOver, session }),
})
sample({
  clock: established.filter({ fn: ({ isOver }) => !isOver }),
  fn: ({ session }) => session,
  target: memberArrived,
})
sample({
  clock: established.filter({ fn: ({ isOver }) => isOver }),
  fn: () => undefined,
  target: startOverFx,
})
sample({ clock: signInFx.failData, target: wordFailureFx })
sample({ clock: wordFailureFx.doneData, target: $problem })

export function missingFrom({ userName, password }: Credentials): readonly Missing[] {
  return [
    ...(userName.trim() === '' ? (['userName'] as const) : []),
    ...(password === '' ? (['password'] as const) : []),
  ]
}

/** The text of a refusal: ours if its code is known, else the server's message. */
export function wordsFor(failure: CallFailure, reader?: { language: string; now: number }): Words {
  const reported = 'code' in failure ? failure.code : null
  const waitMs = failure.kind === 'unreachable' ? failure.retryAfterMs : null
  if (reported === 'tooManyAttempts' && reader && waitMs !== null) {
    const time = formatTime(reader.now + waitMs, reader.language)
    return { key: 'session.signIn.limited', params: { time } }
  }
  const code = ownWords.find((each) => each === reported)
  if (code) return { key: `failures.${code}` }
  if (failure.kind === 'unreachable') return { key: 'errors.unreachable' }
  if (failure.kind !== 'refused') return { key: 'errors.unexpected' }
  return failure.text
}

/** What was shown is right, but the account or its organization is shut. */
export const isShut = (failure: CallFailure): boolean =>
  'code' in failure && (failure.code === 'inactiveUser' || failure.code === 'organizationLocked')

const ownWords: readonly Exclude<FailureCode, 'malformedRequest' | 'internal'>[] = [
  'wrongCredentials',
  'tooManyAttempts',
  'inactiveUser',
  'botCheckFailed',
]
