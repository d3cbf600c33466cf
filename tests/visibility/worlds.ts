import { flags as flagFacts, type FlagId } from '../../generated/facts/flags'
import { type RoleId, roles } from '../../generated/facts/roles'
import type { Flags, Viewport } from './table'

export const roleIds = Object.keys(roles) as RoleId[]
export const viewports: readonly Viewport[] = ['tablet', 'compact', 'wide']

/** All 64 ways a customer's flags may stand. */
export const flagCombinations: readonly Flags[] = subsetsOf(Object.keys(flagFacts) as FlagId[]).map(
  (on) =>
    Object.fromEntries(
      (Object.keys(flagFacts) as FlagId[]).map((flag) => [flag, on.includes(flag)]),
    ) as Flags,
)

/** All 31 sets of roles a person may have. */
export const roleSets: readonly (readonly RoleId[])[] = subsetsOf(roleIds).filter(
  (set) => set.length > 0,
)

function subsetsOf<T>(all: readonly T[]): T[][] {
  return all.reduce<T[][]>((sets, item) => [...sets, ...sets.map((set) => [...set, item])], [[]])
}
