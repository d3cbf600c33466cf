import type { Model } from '../resolve/model'
import type { Rule } from '../resolve/rule'
import { meet, subtract, type Cube, type Space } from './space'
import { cubeOf } from './vocabulary'

/** When people with sets of roles are allowed something. */
export interface Access {
  /** No role, each role alone, and sets that may be allowed more than their parts. */
  readonly roleSets: readonly RoleSet[]
  readonly whenFor: (roles: RoleSet) => readonly Cube[]
}

export type RoleSet = readonly string[]

/** One way to be allowed: one role of each group, in the worlds of a cube. */
interface Way {
  readonly groups: readonly RoleSet[]
  readonly cube: Cube
}

/** Alternatives, of each of which all rules must hold. */
export function accessOf(
  model: Model,
  alternatives: readonly (readonly Rule[])[],
  space: Space,
): Access {
  const ways = alternatives.flatMap((rules) => waysOf(model, rules, space))
  const roles = [...model.bits.roles.keys()]
  const together = ways.flatMap(({ groups }) => choices(groups, roles)).filter(mayMeet(model))
  return {
    roleSets: distinct([[], ...roles.map((role) => [role]), ...together]),
    whenFor: (held) =>
      ways
        .filter(({ groups }) => groups.every((group) => group.some((role) => held.includes(role))))
        .map(({ cube }) => cube),
  }
}

/** What the first allows and the other does not. */
export const less = ({ roleSets, whenFor }: Access, other: Access, space: Space): Access => ({
  roleSets,
  whenFor: (roles) => subtract(whenFor(roles), other.whenFor(roles), space),
})

/** Every choice of one clause from each rule whose clauses do not exclude each other. */
function waysOf(model: Model, rules: readonly Rule[], space: Space): Way[] {
  const nameRoles = (mask: number) =>
    [...model.bits.roles].filter(([, bit]) => (bit & mask) !== 0).map(([name]) => name)
  return rules.reduce<Way[]>(
    (ways, rule) =>
      ways.flatMap(({ groups, cube }) =>
        rule.flatMap((clause) => {
          const both = meet(cube, cubeOf(clause, model, space), space)
          if (both === undefined) return []
          const asked = clause.roles === 0 ? [] : [nameRoles(clause.roles)]
          return { groups: [...groups, ...asked], cube: both }
        }),
      ),
    [{ groups: [], cube: space.all }],
  )
}

/** The smallest sets with a role of each group, their roles in the order of `order`. */
function choices(groups: readonly RoleSet[], order: RoleSet): RoleSet[] {
  const sets = groups.reduce<RoleSet[]>(
    (all, group) =>
      distinct(
        all.flatMap((set) =>
          group.some((role) => set.includes(role)) ? [set] : group.map((role) => [...set, role]),
        ),
      ),
    [[]],
  )
  return sets.map((set) => order.filter((role) => set.includes(role)))
}

/** An exclusive role leaves only others of its kind beside it. */
const mayMeet =
  ({ manifest }: Model) =>
  (roles: RoleSet) => {
    const alone = roles.filter((role) => manifest.roles.roles[role]!.exclusive)
    return alone.length === 0 || alone.length === roles.length
  }

const distinct = (sets: readonly RoleSet[]) => [
  ...new Map(sets.map((set) => [set.join(' '), set])).values(),
]
