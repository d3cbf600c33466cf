import { createEffect, createStore, sample } from 'effector'
import { takeThirdPartyReturnFx } from '../../../browser/thirdPartyReturn'
import type { Words } from '../../../browser/text/words'
import { createLateCallFx } from '../../../calls/createCallFx'
import { thirdPartyOutcomes, type ThirdPartyOutcome } from '../../thirdPartyOutcome'
import { clientId } from '../tokens/clientId'
import { readRememberedFx } from '../lifetime/remembered'
import { loadSessionCalls } from '../tokens/sessionCalls'
import { establishFx, isShut, signInSubmitted, wordsFor } from './signIn.model'
import { findStoredFx } from '../lifetime/start.model'
import type { StoredSession } from '../tokens/storedSession'

/**
 * Exchanges the one-time ticket of a third-party sign-in for a session. The person pressed its
 * button a moment ago, so nothing more is asked.
 */
const redeemFx = createLateCallFx(
  'signInWithCode',
  async () => (await loadSessionCalls()).signInWithCode,
)

export const $isRedeeming = redeemFx.pending
export const $thirdPartyOutcome = createStore<ThirdPartyOutcome | null>(null).reset(signInSubmitted)
/** Why a ticket was refused, where the server gives a better message. */
export const $ticketProblem = createStore<Words | null>(null).reset(signInSubmitted)

/** If somebody is signed in by then, the ticket is ignored. */
const receiveFx = createEffect(async (session: StoredSession | null) => {
  const returned = await takeThirdPartyReturnFx()
  const isTicket = returned?.kind === 'ticket'
  return {
    ticket: isTicket && session === null ? returned.value : null,
    outcome: thirdPartyOutcomes.find((each) => !isTicket && each === returned?.value) ?? null,
  }
})

sample({ clock: findStoredFx.doneData, target: receiveFx })
sample({ clock: receiveFx.doneData, fn: ({ outcome }) => outcome, target: $thirdPartyOutcome })
sample({
  clock: receiveFx.doneData.filterMap(({ ticket }) => ticket ?? undefined),
  fn: (code) => ({ grant_type: 'one_time_code' as const, code, client_id: clientId }),
  target: redeemFx,
})

/** Leaves the remembered user name of this device as it was. */
const rememberAsBeforeFx = createEffect(
  async (reply: Parameters<typeof establishFx>[0]['reply']) => ({
    reply,
    remembered: await readRememberedFx(),
  }),
)

sample({ clock: redeemFx.doneData, target: rememberAsBeforeFx })
sample({ clock: rememberAsBeforeFx.doneData, target: establishFx })

const isRefusedTicket = redeemFx.failData.map(
  (failure) => failure.kind === 'refused' && !isShut(failure),
)
sample({
  clock: isRefusedTicket,
  filter: Boolean,
  fn: () => 'failed' as const,
  target: $thirdPartyOutcome,
})
sample({
  clock: redeemFx.failData,
  filter: (failure) => failure.kind !== 'refused' || isShut(failure),
  fn: wordsFor,
  target: $ticketProblem,
})
