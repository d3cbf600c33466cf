import { attach, createEvent, createStore, sample } from 'effector'
import { createLateCallFx } from '../../../calls/createCallFx'
import { faultsIn, faultsOf, isFaulty, noFaults, type PasswordChange } from './passwordFaults'
import { $session, memberArrived, replaceSessionFx } from '../tokens/session.model'
import { loadSessionCalls } from '../tokens/sessionCalls'

/** A new password, forced (/resetpassword) or wished for (/myprofile/changepassword). It is kept nowhere. */
export const passwordSubmitted = createEvent<PasswordChange & { productName: string }>()
export const passwordTyped = createEvent()

export const changePasswordFx = createLateCallFx(
  'changePassword',
  async () => (await loadSessionCalls()).changePassword,
)

export const passwordChanged = changePasswordFx.done.map(() => undefined)
export const $isChanging = changePasswordFx.pending
/** Counts the changes: a form that has done its work is emptied. */
export const $changes = createStore(0).on(passwordChanged, (count) => count + 1)
export const $faults = createStore(noFaults)

const judged = sample({
  clock: passwordSubmitted,
  source: $session,
  fn: (session, { productName, ...change }) => ({
    change,
    faults: faultsIn(change, [session?.userName ?? '', session?.name ?? '', productName]),
  }),
})

sample({ clock: judged, fn: ({ faults }) => faults, target: $faults })
sample({
  clock: judged,
  source: $isChanging,
  filter: (isChanging, { faults }) => !isChanging && !isFaulty(faults),
  fn: (_, { change: { currentPassword, newPassword } }) =>
    currentPassword === null ? { newPassword } : { currentPassword, newPassword },
  target: changePasswordFx,
})
sample({ clock: changePasswordFx.failData, fn: faultsOf, target: $faults })
sample({ clock: passwordTyped, fn: () => noFaults, target: $faults })

/** The stored session is asked for nothing any more; from here on it is like any that has just arrived. */
const settleFx = attach({
  source: $session,
  async effect(session) {
    if (!session?.mustChangePassword) return null
    // Beside whatever pair is stored by now: another tab may have renewed it.
    return replaceSessionFx({
      ep: session.ep,
      next: (current) => ({ ...current, mustChangePassword: false }),
    })
  },
})

sample({ clock: passwordChanged, target: settleFx })
sample({ clock: settleFx.doneData, filter: Boolean, target: memberArrived })
