import { createEffect, createEvent, createStore, sample } from 'effector'
import { endings, type EndingId } from '../../../../generated/facts/endings'
import { href } from '../../../../generated/facts/routes'
import { waitFx } from '../../../browser/clock'
import { guardLeavingFx } from '../../../browser/leaving'
import { leaveForFx } from '../../../browser/location'
import { removeStorageUnderFx } from '../../../browser/storage'
import { leavingAllowed, leavingAsked } from '../../../browser/unfinished/question.model'
import { keepStoppedWorkFx } from '../../../browser/unfinished/stopped.model'
import { epochBegan } from '../../../calls/epoch.model'
import { forgetActivityFx } from './activity'
import { forgetLastPathFx } from './lastPath'
import { sayLastWordsFx } from '../../../browser/unfinished/lastWords.model'
import { loadForFx } from './loads'
import { forgetPendingFx } from './pending'
import { forgetPendingCustFx } from '../customers/pendingCust.model'
import { forgetUnlessRememberedFx } from './remembered'
import { keepRevokedFx, tellRevokedFx } from '../tokens/revoke'
import { beginStoredEpochFx, takeSessionFx } from '../tokens/session.model'
import { raiseFlagFx } from '../tokens/tabFlags'
import { readIsUploadUnsupportedFx } from './uploadRoute'

/** A session ends once, for the first reason that is reported (session.md End). */
export const sessionEnding = createEvent<EndingId>()
export const signOutPressed = createEvent()
/** Spec §4: nothing of the session is stored any more, and late replies are dropped. */
export const sessionEnded = createEvent<EndingId>()

export const $ending = createStore<EndingId | null>(null)
export const $isEnding = $ending.map((ending) => ending !== null)

/** A slow revoke request does not delay leaving the page longer than this. */
const longestRevokeMs = 300

/**
 * Does not wait for the refresh lock: a refresh under way finds no session to write its tokens to.
 */
const closeFx = createEffect(async (ending: EndingId): Promise<string> => {
  const epoch = await beginStoredEpochFx()
  const session = await takeSessionFx()
  await forgetActivityFx()
  await raiseFlagFx({ name: 'logout', epoch, reason: ending })
  await forgetUnlessRememberedFx()
  if (!endings[ending].keepLastPath) {
    await forgetLastPathFx()
    await forgetPendingFx()
    await forgetPendingCustFx()
  }
  if (!endings[ending].keepFilters) await removeStorageUnderFx('ui.')
  return session ? session.rt || session.at : ''
})

const revokeBeforeLeavingFx = createEffect(async (token: string): Promise<void> => {
  if (token === '') return
  const revoked = await keepRevokedFx(token)
  const rest = waitFx(longestRevokeMs)
  const isTold = await Promise.race([tellRevokedFx(revoked), rest])
  // Chromium may lose what was stored a few milliseconds before a page ends that its error page follows.
  if (isTold === false) await rest
})

/**
 * Navigates by a full page load: nothing of the old session survives (spec §4 "goes to /login and
 * reloads").
 */
const departFx = createEffect(async (ending: EndingId): Promise<void> => {
  await sayLastWordsFx()
  // Signing out by hand has already asked about unfinished work.
  if (ending !== 'signOut') await keepStoppedWorkFx()
  // No "leave page?" prompt: staying would mean staying without a session.
  await guardLeavingFx(false)
  // Signing out by hand cannot be part of a loop.
  if (ending === 'signOut') await leaveForFx(href(endings.signOut.goto))
  else if (ending === 'noExpiry' && (await readIsUploadUnsupportedFx()))
    await leaveForFx(href('noSupport.backgroundUpload'))
  else await loadForFx(href(endings[ending].goto))
})

sample({ clock: signOutPressed, fn: () => ({ kind: 'signOut' as const }), target: leavingAsked })
sample({
  clock: leavingAllowed,
  filter: ({ kind }) => kind === 'signOut',
  fn: () => 'signOut' as const,
  target: sessionEnding,
})
sample({
  clock: sessionEnding,
  source: $ending,
  filter: (ending) => ending === null,
  fn: (_, ending) => ending,
  target: $ending,
})
sample({ clock: $ending, filter: Boolean, target: closeFx })
sample({ clock: closeFx.finally, fn: () => undefined, target: epochBegan })
sample({ clock: closeFx.finally, fn: ({ params }) => params, target: sessionEnded })
sample({
  clock: closeFx.finally,
  fn: (closed) => (closed.status === 'done' ? closed.result : ''),
  target: revokeBeforeLeavingFx,
})
sample({ clock: revokeBeforeLeavingFx.finally, source: $ending, filter: Boolean, target: departFx })
