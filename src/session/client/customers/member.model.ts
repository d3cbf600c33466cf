import { attach, combine, createEvent, createStore, sample } from 'effector'
import type { CustomerFlags, CustomerProfile } from '../../../../generated/facts/features/session'
import { resolveRoles } from '../../../access/resolveRoles'
import { readClientDetailsFx } from '../../../browser/clientDetails'
import { waitFx } from '../../../browser/clock'
import { callRejected } from '../../../calls/announcements'
import { createLateCallFx } from '../../../calls/createCallFx'
import { isOfThisEpoch } from '../../../calls/failures'
import { sortProfiles } from '../../profile'
import { $isOverlayKnown } from './overlay.model'
import {
  $session,
  memberArrived,
  replaceSessionFx,
  sessionDropped,
  sessionHeld,
} from '../tokens/session.model'
import { loadSessionCalls } from '../tokens/sessionCalls'
import { defaultFlags, pickFlags, type StoredSession } from '../tokens/storedSession'
import { switchFx } from './switch.model'

/** Requested after a person has signed in: the customer's flags, profiles and permissions. */
export const getOrganizationAccessFx = createLateCallFx(
  'getOrganizationAccess',
  async () => (await loadSessionCalls()).getOrganizationAccess,
)
export const getCustomerProfilesFx = createLateCallFx(
  'getCustomerProfiles',
  async () => (await loadSessionCalls()).getCustomerProfiles,
)
export const getRolePermissionsFx = createLateCallFx(
  'getRolePermissions',
  async () => (await loadSessionCalls()).getRolePermissions,
)

const waitForFlagsFx = attach({ effect: waitFx })
const flagDelaysMs = [5000, 15_000, 30_000, 60_000, 60_000]
const $flagTries = createStore(0)
  .on(waitForFlagsFx, (tries) => tries + 1)
  .reset(memberArrived)

/** Flags or roles have changed since they were asked for. */
export const accessOutdated = createEvent()
/** Names the state of flags and roles that this page has; null: none yet. */
export const $accessStamp = createStore<string | null>(null)
  .on(getOrganizationAccessFx.doneData, (_, { access }) => access ?? null)
  .reset(memberArrived)

const describeThisClientFx = attach({ effect: readClientDetailsFx })

export const $flags = $session.map((session) => session?.flags ?? defaultFlags())
/** Routes and calls that the customer's own roles close to the person (access/ownRole.ts). */
export const $closed = $session.map((session): ReadonlySet<string> => new Set(session?.closed))
/** The menu waits for the flags: drawn earlier, it would show entries that then vanish. */
const $areFlagsKnown = createStore(false)
  .on(memberArrived, (_, { flags }) => flags !== null)
  .reset(sessionDropped)
/** Flags and overlay of the customer are known; the menu is drawn only then. */
export const $isCustomerKnown = combine(
  $areFlagsKnown,
  $isOverlayKnown,
  (areFlagsKnown, isOverlayKnown) => areFlagsKnown && isOverlayKnown,
)
export const $profiles = createStore<CustomerProfile[]>([])
export const $areProfilesKnown = createStore(false)
  .on(memberArrived, () => false)
  .on(
    [getCustomerProfilesFx.done, getCustomerProfilesFx.failData.filter({ fn: isOfThisEpoch })],
    () => true,
  )
export const $permissions = createStore<Record<string, { allowed: boolean; scope: string }>>({})

sample({
  clock: memberArrived,
  fn: () => ({}),
  target: [getOrganizationAccessFx, getCustomerProfilesFx],
})
// A refusal may come from a role or flag that has changed meanwhile.
sample({
  clock: callRejected,
  filter: (failure) =>
    failure.kind === 'refused' &&
    failure.code === 'forbidden' &&
    failure.call !== 'getOrganizationAccess',
  fn: () => undefined,
  target: accessOutdated,
})
sample({ clock: accessOutdated, fn: () => ({}), target: getOrganizationAccessFx })
// A switch aborts the initial requests; if the switch fails, they are made again.
sample({
  clock: switchFx.fail,
  source: $areFlagsKnown,
  filter: (areKnown) => !areKnown,
  fn: () => ({}),
  target: getOrganizationAccessFx,
})
sample({
  clock: switchFx.fail,
  source: $areProfilesKnown,
  filter: (areKnown) => !areKnown,
  fn: () => ({}),
  target: getCustomerProfilesFx,
})

/**
 * Re-reads the stored session before writing the flags: another tab may have renewed the tokens.
 */
const keepFlagsFx = attach({
  source: $session,
  effect: (held, answer: CustomerFlags) =>
    held &&
    replaceSessionFx({
      ep: held.ep,
      next: (current) => ({
        ...current,
        flags: pickFlags(answer),
        idleMinutes: answer.idleSessionTimeoutMins,
        closed: answer.closed ?? [],
        name: answer.name ?? current.name,
        pictureUrl: answer.pictureUrl ?? null,
        ...rolesIn(answer, current),
      }),
    }),
})

/** Somebody may have changed them since the tokens were issued. */
function rolesIn({ userRoles }: CustomerFlags, { roles, unknownRoles }: StoredSession) {
  if (!userRoles) return { roles, unknownRoles }
  const now = resolveRoles(userRoles)
  return { roles: now.roles, unknownRoles: now.unknown }
}

sample({ clock: getOrganizationAccessFx.doneData, target: keepFlagsFx })
sample({ clock: keepFlagsFx.doneData, filter: Boolean, target: sessionHeld })
// A failure from an older epoch says nothing about the current session.
const flagsFailed = getOrganizationAccessFx.failData.filter({ fn: isOfThisEpoch })
sample({ clock: [keepFlagsFx.done, flagsFailed], fn: () => true, target: $areFlagsKnown })
// The flags also carry the idle limit and decide which menu entries are off.
sample({
  clock: flagsFailed,
  source: { session: $session, tries: $flagTries, isWaiting: waitForFlagsFx.pending },
  filter: ({ session, tries, isWaiting }) =>
    session?.flags === null && tries < flagDelaysMs.length && !isWaiting,
  fn: ({ tries }) => flagDelaysMs[tries] ?? 0,
  target: waitForFlagsFx,
})
sample({
  clock: waitForFlagsFx.done,
  source: $session,
  filter: (session) => session?.flags === null,
  fn: () => ({}),
  target: getOrganizationAccessFx,
})
sample({ clock: getCustomerProfilesFx.doneData, fn: sortProfiles, target: $profiles })

// Spec §4: permissions are loaded at the first login and when nothing else is asked for first.
sample({
  clock: memberArrived,
  filter: ({ isFirstTimeLogin, mustChangePassword }) => isFirstTimeLogin || !mustChangePassword,
  fn: () => undefined,
  target: describeThisClientFx,
})
sample({
  clock: describeThisClientFx.doneData,
  fn: (clientDetails) => ({ isLoggedInFromMobile: false as const, clientDetails }),
  target: getRolePermissionsFx,
})
sample({
  clock: getRolePermissionsFx.doneData,
  fn: ({ rolePermissionVO }) => rolePermissionVO,
  target: $permissions,
})
