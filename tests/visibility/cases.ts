import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { profilesFacts, type Rule, viewportFacts, type World } from '../../generated/facts/access'
import { getTranslations } from '../../generated/facts/features/session'
import { type FlagId, flags } from '../../generated/facts/flags'
import { type ControlId, controls, trees } from '../../generated/facts/navigation'
import { type RoleId, roles } from '../../generated/facts/roles'
import { type RouteId, routes } from '../../generated/facts/routes'
import { calls, type ServedCallId } from '../../generated/wiring/calls'
import { canAll } from '../../src/access/can'

const factMasks = { viewport: viewportFacts, profiles: profilesFacts }

const factBits: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(factMasks).flatMap(([fact, values]) =>
    Object.entries(values).map(([value, bit]) => [`${fact}:${value}`, bit]),
  ),
)

function bits(names: string, bitOf: (name: string) => number): number {
  return names === '' ? 0 : names.split(' ').reduce((mask, name) => mask | bitOf(name), 0)
}

/** In how many roles, flags and facts two worlds differ. */
export function differences(a: World, b: World): number {
  const facts = Object.values(factMasks).filter((values) =>
    Object.values(values).some((bit) => (a.facts & bit) !== (b.facts & bit)),
  )
  return count(a.roles ^ b.roles) + count(a.flags ^ b.flags) + facts.length
}

const count = (mask: number) => mask.toString(2).replaceAll('0', '').length

const text = readFileSync(join(import.meta.dirname, '../../generated/visibility-cases.csv'), 'utf8')

/** One line of generated/visibility-cases.csv. */
interface Case {
  readonly subject: string
  readonly condition: string
  readonly outcome: string
  readonly world: World
}

export const cases = text
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line): Case => {
    const [subject, condition, outcome, held, flagged, facts] = line.split(',')
    return {
      subject: subject!,
      condition: condition!,
      outcome: outcome!,
      world: {
        roles: held === 'nobody' ? 0 : bits(held!, (id) => roles[id as RoleId].bit),
        flags: bits(flagged!, (id) => flags[id as FlagId].bit),
        facts: bits(facts!, (fact) => factBits[fact]!),
      },
    }
  })

/** All of these must hold. */
export function rulesOf(subject: string): readonly Rule[] {
  const [kind, id] = subject.split(' ') as [string, string]
  if (kind === 'route') return [routes[id as RouteId].access]
  if (kind === 'control') return [controls[id as ControlId].access]
  if (kind === 'call')
    return [id === getTranslations.id ? getTranslations.access : calls[id as ServedCallId].access]
  const [treeId, sectionId, entryId] = id.split('/')
  const tree = trees.find((each) => each.id === treeId)!
  const section = tree.sections.find((each) => each.id === sectionId)!
  return [tree.access, ...section.entries.find((each) => each.id === entryId)!.access]
}

/** The roles, flags and facts that alone change the answer in some world; found by trying all of them. */
export function deciding(rules: readonly Rule[]): string[] {
  const worlds = worldsOf(rules.flat().reduce((mask, [, care]) => mask | care, 0))
  const decides = (change: (world: World) => readonly World[]) =>
    worlds.some((world) =>
      change(world).some((other) => canAll(rules, world) !== canAll(rules, other)),
    )
  return [
    ...Object.entries(roles)
      .filter(([, { bit }]) => decides((world) => withoutRole(world, bit)))
      .map(([id]) => `role ${id}`),
    ...Object.entries(flags)
      .filter(([, { bit }]) => decides((world) => [{ ...world, flags: world.flags ^ bit }]))
      .map(([id]) => `flag ${id}`),
    ...Object.entries(factMasks)
      .filter(([, values]) => decides((world) => elsewhere(world, Object.values(values))))
      .map(([fact]) => fact),
  ]
}

/** Every set of roles with every standing of the flags that are asked, in every place. */
function worldsOf(care: number): World[] {
  const flagSets = subsetsOf(Object.values(flags).flatMap(({ bit }) => (bit & care ? [bit] : [])))
  const places = Object.values(factMasks).reduce<number[]>(
    (some, values) => some.flatMap((facts) => Object.values(values).map((bit) => facts | bit)),
    [0],
  )
  return subsetsOf(Object.values(roles).map(({ bit }) => bit))
    .filter((held) => (held & alone) === 0 || held === alone)
    .flatMap((held) =>
      flagSets.flatMap((set) => places.map((facts) => ({ roles: held, flags: set, facts }))),
    )
}

const alone = Object.values(roles).reduce(
  (mask, { bit, exclusive }) => (exclusive ? mask | bit : mask),
  0,
)

const subsetsOf = (bitsOf: readonly number[]) =>
  bitsOf.reduce((sets, bit) => [...sets, ...sets.map((set) => set | bit)], [0])

const withoutRole = (world: World, bit: number) =>
  world.roles & bit ? [{ ...world, roles: world.roles & ~bit }] : []

const elsewhere = (world: World, values: readonly number[]) =>
  values.map((bit) => ({
    ...world,
    facts: values.reduce((facts, value) => facts & ~value, world.facts) | bit,
  }))
