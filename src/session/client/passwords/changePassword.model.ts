import { attach, createEvent, createStore, sample } from 'effector'
import { createLateCallFx } from '../../../calls/createCallFx'
import { faultsIn, faultsOf, isFaulty, noFaults, type PasswordChange } from './passwordFaults'
import { $session, memberArrived, replaceSessionFx } from '../tokens/session.model'
import { loadSessionCalls } from '../tokens/sessionCalls'

/**
 * A new password, required (/resetpassword) or voluntary (/myprofile/changepassword). It is never
 * stored.
 */
export const passwordSubmitted = createEvent<PasswordChange & { productName: string }>()
export const passwordTyped = createEvent()

export const changePasswordFx = createLateCallFx(
  'changePassword',
  async () => (await loadSessionCalls()).changePassword,
)

export const passwordChanged = changePasswordFx.done.map(() => undefined)
export const $isChanging = changePasswordFx.pending
/** Number of successful changes; the form resets when it grows. */
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

/** Clears `mustChangePassword` in the stored session, which then counts as newly arrived. */
const settleFx = attach({
  source: $session,
  async effect(session) {
    if (!session?.mustChangePassword) return null
    // Re-reads the stored session before writing: another tab may have renewed the tokens.
    return replaceSessionFx({
      ep: session.ep,
      next: (current) => ({ ...current, mustChangePassword: false }),
    })
  },
})

sample({ clock: passwordChanged, target: settleFx })
sample({ clock: settleFx.doneData, filter: Boolean, target: memberArrived })
