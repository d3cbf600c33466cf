import type { ClauseEntry, Manifest, Predicate } from '../read/manifest'

/**
 * A predicate as numbers. A clause holds when the person has one of `roles` (0: nobody need have any), the flags under
 * `care` read `want`, and every fact of the world is among `facts`. A rule holds when one of its clauses does.
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
  const ids = roles.flatMap((role) =>
    role.startsWith('$') ? manifest.roles.groups[role.slice(1)]! : [role],
  )
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

/** Every world these rules can tell apart: role subsets x the flags they mention x facts. */
export function* worldsOf(rules: readonly Rule[], bits: Bits): Generator<World> {
  const care = rules.flat().reduce((mask, clause) => mask | clause.care, 0)
  const roleSets = new Set<number>()
  for (let mask = 1; mask < 2 ** bits.roles.size; mask++)
    roleSets.add(mask & bits.exclusiveRoles ? mask & bits.exclusiveRoles : mask)
  for (const facts of factSets(bits.factMasks))
    for (const roles of roleSets) {
      let flags = 0
      do {
        yield { roles, flags, facts }
        flags = (flags - care) & care
      } while (flags !== 0)
    }
}

function* factSets(masks: readonly number[], chosen = 0): Generator<number> {
  const [mask, ...rest] = masks
  if (mask === undefined) return void (yield chosen)
  for (let bit = 1; bit <= mask; bit *= 2) if (mask & bit) yield* factSets(rest, chosen | bit)
}

/** Whether `wide` holds wherever `narrow` does; otherwise a world where it does not. */
export function counterexample(narrow: Rule, wide: Rule, bits: Bits): World | undefined {
  if (JSON.stringify(narrow) === JSON.stringify(wide)) return undefined
  for (const world of worldsOf([narrow, wide], bits))
    if (holds(narrow, world) && !holds(wide, world)) return world
  return undefined
}

/** The rules that are not already implied by another of them. */
export function withoutImplied(rules: readonly Rule[], bits: Bits): Rule[] {
  return rules.filter((rule, index) =>
    rules.every((other, at) => {
      if (at === index || counterexample(other, rule, bits)) return true
      return counterexample(rule, other, bits) === undefined && index < at
    }),
  )
}

/** A world in words: `viewer with hideOrganization on a tablet screen`. */
export function describeWorld(world: World, bits: Bits): string {
  const flags = names(bits.flags, world.flags)
  return [
    names(bits.roles, world.roles).join(' and '),
    flags.length > 0 ? `with ${flags.join(', ')}` : 'with no flag set',
    `and ${names(bits.facts, world.facts).join(', ')}`,
  ].join(' ')
}

const names = (map: ReadonlyMap<string, number>, mask: number) =>
  [...map].filter(([, bit]) => bit & mask).map(([name]) => name)
