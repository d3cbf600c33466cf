import { accessOf } from '../../questions/access'
import { conditionOf, grantsOf } from '../../questions/grants'
import type { Cube, Space } from '../../questions/space'
import { cubeOf, spaceOf } from '../../questions/vocabulary'
import type { Model } from '../../resolve/model'
import type { Rule } from '../../resolve/rule'
import type { Cell, Condition, Who } from '../readTables'

/**
 * What a row says of access, in the fewest words: of each list all rules must hold. undefined where rows have no
 * words for it: several roles are needed together, or who is not signed in may sometimes.
 */
export function whoOf(
  alternatives: readonly (readonly Rule[])[],
  model: Model,
  /** Where the row stands; none: on all. */
  screens: readonly string[],
): Who | undefined {
  const space = spaceOf({ model, rules: alternatives.flat() })
  const access = accessOf(model, alternatives, space)
  const given = screens.length > 0 ? shownOn(screens, model, space) : space.all
  const whenFor = (roles: readonly string[]) => conditionOf(access.whenFor(roles), space, given)
  const isAlways = (when: readonly Cube[]) => when.includes(space.all)

  const whenNobody = whenFor([])
  if (whenNobody.length > 0) return isAlways(whenNobody) ? 'everyone' : undefined
  if (grantsOf(access, space, given).some(({ roles }) => roles.length > 1)) return undefined
  return Object.fromEntries(
    [...model.bits.roles.keys()].flatMap((role): [string, Cell][] => {
      const when = whenFor([role])
      if (when.length === 0) return []
      if (isAlways(when)) return [[role, 'yes']]
      const conditions = when.flatMap((cube) => conditionsOf(cube, space))
      return [[role, conditions.length === 1 ? conditions[0]! : conditions]]
    }),
  )
}

function shownOn(screens: readonly string[], model: Model, space: Space): Cube {
  const { allFacts, facts } = model.bits
  const shown = [...facts].reduce(
    (mask, [name, bit]) =>
      name.startsWith('viewport:') && !screens.includes(name.slice('viewport:'.length))
        ? mask & ~bit
        : mask,
    allFacts,
  )
  return cubeOf({ roles: 0, care: 0, want: 0, facts: shown }, model, space)
}

/** A cell names one answer to each fact; a cube may leave several. */
const conditionsOf = (cube: Cube, { variables }: Space): Condition[] =>
  variables.reduce<Condition[]>(
    (conditions, { name, kind, answers, first, mask }) => {
      if ((cube & mask) === mask) return conditions
      const given = answers.filter((_, index) => (cube & (first << BigInt(index))) !== 0n)
      return conditions.flatMap((condition) =>
        given.map((answer) => ({
          ...condition,
          [name]: kind === 'flag' ? answer === 'on' : answer,
        })),
      )
    },
    [{}],
  )
