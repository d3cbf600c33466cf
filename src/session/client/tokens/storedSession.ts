import type { Pass } from '../../../calls/authorize'
import { flags as flagFacts, type FlagId } from '../../../../generated/facts/flags'
import type { LoginResponse } from '../../../../generated/facts/features/session'
import { resolveRoles } from '../../../access/resolveRoles'
import { roles as roleFacts, type RoleId } from '../../../../generated/facts/roles'

/**
 * The session as stored on this device: one JSON value under one key, so that no other tab ever
 * reads a partly written one (session.md B0).
 */
export interface StoredSession {
  /** Grows with every new pair of tokens. */
  gen: number
  /** The epoch of the pair: sign-in, switch and sign-out each begin a new one. */
  ep: number
  at: string
  /** Empty if the server refused it; the access token is then used until it expires (spec §8). */
  rt: string
  expiresAt: number
  lastRefreshAt: number
  userUUID: string
  userName: string
  name: string
  /** Last known; null: they show none. */
  pictureUrl: string | null
  customerId: string
  customerName: string
  customerLogo: string | null
  roles: RoleId[]
  unknownRoles: string[]
  mustChangePassword: boolean
  isFirstTimeLogin: boolean
  /** The last known flags; null until they were loaded once. */
  flags: Record<FlagId, boolean> | null
  /** The customer's idleSessionTimeoutMins, last known: needed at startup before any call. */
  idleMinutes: number | null
  /** Routes and calls that the customer's own roles close to the person, last known. */
  closed: string[]
}

export const sessionKey = 'auth.session'
export const epochKey = 'auth.ep'

/** The version of this format. A value with another version was written by a different build. */
const version = 1
/** A session takes about a kilobyte; anything this long was not written by this application. */
const longestText = 50_000

const strings = ['at', 'rt', 'userUUID', 'userName', 'name', 'customerId', 'customerName'] as const
const counts = ['gen', 'ep', 'lastRefreshAt'] as const
const booleans = ['mustChangePassword', 'isFirstTimeLogin'] as const

/** Anything incomplete is treated as absent, since any script may have written it. */
export function parseSession(text: string | null): StoredSession | null {
  const stored = text === null || text.length > longestText ? null : parseObject(text)
  if (!stored || !isWhole(stored)) return null
  const closed = isListOf(stored.closed, () => true) ? stored.closed : []
  const pictureUrl = typeof stored.pictureUrl === 'string' ? stored.pictureUrl : null
  return { ...stored, flags: areFlags(stored.flags) ? stored.flags : null, closed, pictureUrl }
}

function isWhole(
  stored: Record<string, unknown>,
): stored is Record<string, unknown> & StoredSession {
  return (
    (stored.version ?? version) === version &&
    strings.every((key) => typeof stored[key] === 'string') &&
    counts.every((key) => Number.isSafeInteger(stored[key])) &&
    booleans.every((key) => typeof stored[key] === 'boolean') &&
    stored.at !== '' &&
    // Missing: the expiry is unknown, and the next call ends the session (spec §4).
    ['number', 'object', 'undefined'].includes(typeof stored.expiresAt) &&
    (stored.customerLogo === null || typeof stored.customerLogo === 'string') &&
    isListOf(stored.roles, (role) => Object.hasOwn(roleFacts, role)) &&
    isListOf(stored.unknownRoles, () => true)
  )
}

function isListOf(value: unknown, isMember: (text: string) => boolean): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string' && isMember(each))
}

/** False if flags of a newer manifest are missing; they are then requested again. */
function areFlags(value: unknown): value is StoredSession['flags'] {
  const flags = value as Record<string, unknown> | null | undefined
  return Object.keys(flagFacts).every((id) => typeof flags?.[id] === 'boolean')
}

/** A session with a new pair. Expiry counts from the time of receipt, because clocks differ. */
export function sessionOf(
  reply: LoginResponse,
  stamp: {
    gen: number
    ep: number
    now: number
    flags: StoredSession['flags']
    idleMinutes?: StoredSession['idleMinutes']
    closed?: StoredSession['closed']
    pictureUrl?: StoredSession['pictureUrl']
  },
): StoredSession {
  const { CustomerUserDetails, CustomerDetails, UserDetails } = reply.additionalDetails
  const { roles, unknown } = resolveRoles(reply.userRoles)
  return {
    gen: stamp.gen,
    ep: stamp.ep,
    at: reply.access_token,
    rt: reply.refresh_token,
    expiresAt: stamp.now + reply.expires_in * 1000,
    lastRefreshAt: stamp.now,
    userUUID: reply.userUUID,
    userName: CustomerUserDetails.userName,
    name: UserDetails.name,
    pictureUrl: stamp.pictureUrl ?? null,
    customerId: CustomerDetails.customerId,
    customerName: CustomerDetails.name,
    customerLogo: CustomerDetails.addnlLogoFile,
    roles,
    unknownRoles: unknown,
    mustChangePassword: reply.redirect === 'Change Password',
    isFirstTimeLogin: CustomerUserDetails.isFirstTimeLogin,
    flags: stamp.flags,
    idleMinutes: stamp.idleMinutes ?? null,
    closed: stamp.closed ?? [],
  }
}

/**
 * Spec §4 Token expiry. Five seconds early, because the call still has to travel. An unknown expiry
 * counts as expired.
 */
export function isExpired({ expiresAt }: StoredSession, now: number): boolean {
  return !(now < expiresAt - 5000)
}

export function isExpiryKnown({ expiresAt }: StoredSession): boolean {
  return Number.isFinite(expiresAt)
}

/** Another tab has just refreshed: its pair is used. */
export function isFresh(session: StoredSession, now: number): boolean {
  return Math.abs(now - session.lastRefreshAt) < 10_000 && !isExpired(session, now)
}

export function defaultFlags(): Record<FlagId, boolean> {
  return Object.fromEntries(
    Object.entries(flagFacts).map(([id, flag]) => [id, flag.default]),
  ) as Record<FlagId, boolean>
}

export function pickFlags(answer: Record<FlagId, boolean>): Record<FlagId, boolean> {
  const picked = Object.keys(flagFacts).map((id) => [id, answer[id as FlagId]])
  return Object.fromEntries(picked) as Record<FlagId, boolean>
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** The credentials a call carries for this session. */
export function passOf({ at, rt }: StoredSession): Pass {
  return { accessToken: at, isRefreshTokenStored: rt !== '' }
}
