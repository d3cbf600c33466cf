import { roles } from '../../generated/facts/roles'
import type { HeldRole } from './ownRole'

/**
 * Whether somebody may give this role, and take it away: nobody raises anybody above themselves. One
 * of their roles gives it (`gives` in manifest/roles.yaml), and it closes all that theirs closes.
 */
export function mayGive(held: readonly HeldRole[], given: HeldRole): boolean {
  return held.some(
    ({ role, closed }) =>
      roles[role].gives.includes(given.role) && [...closed].every((id) => given.closed.has(id)),
  )
}
