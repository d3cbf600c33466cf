// A person in a customer, and who may do what with them (domain.md E6, E7). Used by both wings.
import { roles } from '../../../generated/facts/roles'
import { mayGive } from '../../access/mayGive'
import type { HeldRole } from '../../access/ownRole'

export type UserState = 'invited' | 'active' | 'inactive' | 'locked'

export const userActs = [
  'edit',
  'editAccount',
  'editRoles',
  'resend',
  'givePassword',
  'deactivate',
  'reactivate',
] as const
export type UserAct = (typeof userActs)[number]

export interface Acting {
  readonly userId: string
  readonly held: readonly HeldRole[]
}

export interface UserRow {
  readonly userId: string
  readonly state: UserState
  readonly held: readonly HeldRole[]
  /** Belongs to no other customer: an account of several is nobody's but its person's. */
  readonly isOnlyHere: boolean
  /** The only active campaign manager of the customer. */
  readonly isLastManager: boolean
}

/** Whoever holds a role that one may not give is above oneself. */
export const isWithin = (held: readonly HeldRole[], theirs: readonly HeldRole[]) =>
  theirs.every((role) => mayGive(held, role))

/** What somebody may do with a person of a customer whose people they may list. */
export function mayUser(acting: Acting, user: UserRow): UserAct[] {
  return userActs.filter((act) => mayAct(act, acting, user))
}

function mayAct(act: UserAct, acting: Acting, user: UserRow): boolean {
  const isOneself = acting.userId === user.userId
  if (!isOneself && !isWithin(acting.held, user.held)) return false
  const isOpen = user.state === 'active' || user.state === 'invited'
  switch (act) {
    case 'edit':
      return true
    case 'editAccount':
      return isOneself || user.isOnlyHere
    // Nobody locks themselves out, by their roles or by their state.
    case 'editRoles':
      return !isOneself && isOpen
    case 'resend':
      return user.state === 'invited'
    // Whoever knows the password of an account opens all its customers.
    case 'givePassword':
      return !isOneself && isOpen && user.isOnlyHere
    case 'deactivate':
      return !isOneself && isOpen && !user.isLastManager
    case 'reactivate':
      return !isOneself && user.state === 'inactive'
  }
}

/** Whoever runs the customer: a campaign manager from whom no own role takes anything away. */
export const isManager = ({ role, closed }: HeldRole) => role === 'cm' && closed.size === 0

export type RolesFault = 'rolesMissing' | 'roleAboveOwn' | 'roleExclusive' | 'lastManager'

/** Why a person cannot be given exactly these roles; undefined: they can. */
export function rolesFaultOf(
  held: readonly HeldRole[],
  wanted: readonly HeldRole[],
  user?: Pick<UserRow, 'isLastManager'>,
): RolesFault | undefined {
  if (wanted.length === 0) return 'rolesMissing'
  if (!isWithin(held, wanted)) return 'roleAboveOwn'
  if (wanted.length > 1 && wanted.some(({ role }) => roles[role].exclusive)) return 'roleExclusive'
  const staysManager = wanted.some(isManager)
  return user?.isLastManager && !staysManager ? 'lastManager' : undefined
}
