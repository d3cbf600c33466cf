import type { Problem } from '../../problems/problem'
import { keyOf, problemAt, spotAt, within } from '../../problems/spot'
import type { Manifest } from '../../read/manifest'
import { mostBits } from '../../resolve/rule'

/** Roles, flags and fact values each fit into one 32-bit mask. */
export function ensureFewEnough({ roles, flags, access }: Manifest): Problem[] {
  const values = Object.entries(access.facts).flatMap(([fact, { values: own }]) =>
    own.map((_, index) => spotAt('access.yaml', 'facts', fact, 'values', index)),
  )
  return [
    ...tooMany('roles', keysOf('roles.yaml', 'roles', roles.roles)),
    ...tooMany('flags', keysOf('flags.yaml', 'flags', flags.flags)),
    ...tooMany('values of facts', values),
  ]
}

const keysOf = (file: string, key: string, map: object) =>
  Object.keys(map).map((id) => keyOf(within(spotAt(file, key), id)))

function tooMany(noun: string, spots: ReturnType<typeof keysOf>): Problem[] {
  const first = spots[mostBits]
  if (!first) return []
  const message = `There are ${spots.length} ${noun}; ${mostBits} is the most there may be, and this is one more.`
  return [problemAt('TOO-MANY', first, message)]
}
