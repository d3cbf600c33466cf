import type { Access, RoleSet } from './access'
import { minimise } from './minimise'
import { corner, subtract, type Cube, type Space } from './space'

/** What people with all of these roles are allowed beyond what fewer of the roles are; no role: not signed in. */
export interface Grant {
  readonly roles: RoleSet
  /** The shortest way to say when. */
  readonly when: readonly Cube[]
  /** An example of a world in which it is allowed. */
  readonly example: Cube
}

/** The fewest grants that say all of an access, of the worlds within `given`. */
export function grantsOf({ roleSets, whenFor }: Access, space: Space, given = space.all): Grant[] {
  const elsewhere = subtract([space.all], [given], space)
  const grants: Grant[] = []
  for (const roles of [...roleSets].sort((a, b) => a.length - b.length)) {
    const fewer = grants.filter((grant) => grant.roles.every((role) => roles.includes(role)))
    const known = fewer.flatMap((grant) => whenFor(grant.roles))
    const all = whenFor(roles)
    const needed = subtract(all, [...elsewhere, ...known], space)
    if (needed.length === 0) continue
    const when = minimise(needed, [...all, ...elsewhere], space)
    grants.push({ roles, when, example: corner(needed[0]!, space) })
  }
  return grants
}

/** The shortest way to say these cubes, of the worlds within `given`; empty: never. */
export function conditionOf(cubes: readonly Cube[], space: Space, given = space.all): Cube[] {
  const elsewhere = subtract([space.all], [given], space)
  return minimise(subtract(cubes, elsewhere, space), [...cubes, ...elsewhere], space)
}
