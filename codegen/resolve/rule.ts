import type { ClauseEntry, Manifest, Predicate } from '../read/manifest'

/** Masks are 32-bit numbers whose sign is not used: so many roles, flags and fact values there may be. */
export const mostBits = 31

/**
 * A compiled predicate. A clause holds if the person has one of `roles` (0: none required), the
 * flags under mask `care` equal `want`, and every fact of the world is in `facts`. A rule holds if
 * one of its clauses does.
 */
export interface Clause {
  readonly roles: number
  readonly care: number
  readonly want: number
  readonly facts: number
}

export type Rule = readonly Clause[]

/** Which bit stands for which role, flag and fact value. */
export interface Bits {
  readonly roles: ReadonlyMap<string, number>
  readonly flags: ReadonlyMap<string, number>
  /** By `fact:value`. */
  readonly facts: ReadonlyMap<string, number>
  /** Masks of the facts, one for each fact. */
  readonly factMasks: readonly number[]
  readonly allFacts: number
  readonly exclusiveRoles: number
}

export function assignBits(manifest: Pick<Manifest, 'roles' | 'flags' | 'access'>): Bits {
  const roles = numbered(Object.keys(manifest.roles.roles))
  const facts = numbered(
    Object.entries(manifest.access.facts).flatMap(([fact, { values }]) =>
      values.map((value) => `${fact}:${value}`),
    ),
  )
  const maskOf = (fact: string, values: readonly string[]) =>
    values.reduce((mask, value) => mask | facts.get(`${fact}:${value}`)!, 0)
  const factMasks = Object.entries(manifest.access.facts).map(([fact, { values }]) =>
    maskOf(fact, values),
  )
  return {
    roles,
    flags: numbered(Object.keys(manifest.flags.flags)),
    facts,
    factMasks,
    allFacts: factMasks.reduce((all, mask) => all | mask, 0),
    exclusiveRoles: Object.entries(manifest.roles.roles).reduce(
      (mask, [id, { exclusive }]) => (exclusive ? mask | roles.get(id)! : mask),
      0,
    ),
  }
}

/** `$creators` is every role of that group. A role whose own id begins with $ is refused, but must not stop the check. */
export function membersOf(
  role: string,
  { roles: { groups } }: Pick<Manifest, 'roles'>,
): readonly string[] {
  const group = role.slice(1)
  return role.startsWith('$') && Object.hasOwn(groups, group) ? groups[group]! : [role]
}

/** The names whose bits are set. */
export const named = (bits: ReadonlyMap<string, number>, mask: number) =>
  [...bits].filter(([, bit]) => (bit & mask) !== 0).map(([name]) => name)

const numbered = (names: readonly string[]) =>
  new Map(names.map((name, index) => [name, 2 ** index]))

/** Turns a predicate into numbers. Named predicates and groups must exist; loops must have been refused before. */
export function compile(predicate: Predicate, manifest: Manifest, bits: Bits): Rule {
  if (predicate === 'public') return [{ roles: 0, care: 0, want: 0, facts: bits.allFacts }]
  if (typeof predicate === 'string')
    return compile(manifest.access.predicates[predicate.slice(1)]!.when, manifest, bits)
  return [predicate].flat().map((clause) => compileClause(clause as ClauseEntry, manifest, bits))
}

function compileClause(
  { roles = [], flags = {}, facts = {} }: ClauseEntry,
  manifest: Manifest,
  bits: Bits,
): Clause {
  const ids = roles.flatMap((role) => membersOf(role, manifest))
  const flagMask = (wanted: (value: boolean) => boolean) =>
    Object.entries(flags).reduce(
      (mask, [flag, value]) => (wanted(value) ? mask | bits.flags.get(flag)! : mask),
      0,
    )
  const factMask = Object.entries(facts).reduce((mask, [fact, value]) => {
    const own = bits.facts.get(`${fact}:${value}`)!
    const whole = bits.factMasks.find((candidate) => (candidate & own) !== 0)!
    return mask & ~(whole & ~own)
  }, bits.allFacts)
  return {
    roles: ids.reduce((mask, id) => mask | bits.roles.get(id)!, 0),
    care: flagMask(() => true),
    want: flagMask((value) => value),
    facts: factMask,
  }
}

export interface World {
  readonly roles: number
  readonly flags: number
  readonly facts: number
}

export function holds(rule: Rule, world: World): boolean {
  return rule.some(
    ({ roles, care, want, facts }) =>
      (roles === 0 || (roles & world.roles) !== 0) &&
      (world.flags & care) === want &&
      (world.facts & ~facts) === 0,
  )
}
