import { createMongoAbility, subject, type MongoAbility, type RawRuleOf } from '@casl/ability'
import { profilesFacts, viewportFacts, type Clause, type World } from '../../generated/facts/access'
import { flags } from '../../generated/facts/flags'
import { trees } from '../../generated/facts/navigation'
import { roles } from '../../generated/facts/roles'
import { can, canAll } from '../../src/access/can'
import { measureInTurn, type Measured, type Ratio } from './measure'

/** Every entry of every tree, with all the rules it stands under. */
const entries = trees.flatMap((tree) =>
  tree.sections.flatMap((section) =>
    section.entries.map(({ id, access }) => ({
      id: `${tree.id}/${section.id}/${id}`,
      tree: tree.access,
      access,
    })),
  ),
)

const values = { roles, flags, viewport: viewportFacts, profiles: profilesFacts }
const bitOf = (value: number | { readonly bit: number }) =>
  typeof value === 'number' ? value : value.bit
const named = (kind: keyof typeof values, mask: number) =>
  Object.entries(values[kind])
    .filter(([, value]) => (bitOf(value) & mask) !== 0)
    .map(([name]) => name)

const worlds = [...everyWorld()]
const people = worlds.map(personOf)
const grants = worlds.map((world) =>
  entries
    .filter(({ tree, access }) => can(tree, world) && canAll(access, world))
    .map(({ id }) => ({ action: 'see', subject: id })),
)

/** All entries of the menu in every world: ours against CASL, used both ways it can be used. */
export async function benchPredicates(): Promise<Ratio[]> {
  const conditions = createMongoAbility(entries.flatMap(conditionalRules))
  proveAlike(conditions)
  const [ours, byConditions, byPerson] = await measureInTurn(
    [
      { name: 'ours', run: () => time(countOurs) },
      {
        name: 'CASL, one ability whose rules have conditions',
        run: () => time(() => countConditional(conditions)),
      },
      { name: 'CASL told beforehand, an ability for each person', run: () => time(countPersonal) },
    ],
    5,
  )
  const what = `${entries.length} entries in ${worlds.length} worlds`
  const reported = (peer: Measured) => ({
    what,
    ours: `${ours!.median.toFixed(1)} ms`,
    against: `${peer.median.toFixed(1)} ms ${peer.name}`,
    ratio: peer.median / ours!.median,
  })
  // The second evaluates no predicate: its abilities were decided before. It shows what asking alone costs.
  return [{ ...reported(byConditions!), target: { at: 'least', value: 10 } }, reported(byPerson!)]
}

function countOurs(): number {
  let seen = 0
  for (const world of worlds)
    for (const { tree, access } of entries) if (can(tree, world) && canAll(access, world)) seen++
  return seen
}

function countConditional(ability: MongoAbility): number {
  let seen = 0
  for (const person of people)
    for (const { id } of entries) if (ability.can('see', subject(id, { ...person }))) seen++
  return seen
}

/** What a person may see is known before the clock runs; it is put into an ability, and every entry asks that. */
function countPersonal(): number {
  let seen = 0
  for (const granted of grants) {
    const ability = createMongoAbility(granted)
    for (const { id } of entries) if (ability.can('see', id)) seen++
  }
  return seen
}

function proveAlike(ability: MongoAbility): void {
  const counts = new Set([countOurs(), countConditional(ability), countPersonal()])
  if (counts.size > 1) throw new Error(`The contenders disagree: ${[...counts].join(', ')}`)
}

type Entry = (typeof entries)[number]

/**
 * All rules of an entry must hold, and of each one clause: every choice of clauses is one rule of CASL. Its conditions
 * name a field once, so the roles stand under as many names as there are rules.
 */
function conditionalRules({ id, tree, access }: Entry): RawRuleOf<MongoAbility>[] {
  return [tree, ...access]
    .reduce<Clause[][]>(
      (choices, rule) => choices.flatMap((choice) => rule.map((clause) => [...choice, clause])),
      [[]],
    )
    .map((clauses) => ({ action: 'see', subject: id, conditions: conditionsOf(clauses) }))
}

function conditionsOf(clauses: readonly Clause[]): Record<string, object | boolean> {
  const facts = clauses.reduce((mask, clause) => mask & clause[3], -1)
  const asked = clauses.flatMap(([held], index) =>
    held === 0 ? [] : [[`roles${index}`, { $in: named('roles', held) }]],
  )
  const flagged = clauses.flatMap(([, care, want]) =>
    named('flags', care).map((flag) => [`flags.${flag}`, named('flags', want).includes(flag)]),
  )
  return {
    ...(Object.fromEntries([...asked, ...flagged]) as Record<string, object | boolean>),
    viewport: { $in: named('viewport', facts) },
    profiles: { $in: named('profiles', facts) },
  }
}

function personOf({ roles: held, flags: set, facts }: World) {
  return {
    roles0: named('roles', held),
    roles1: named('roles', held),
    roles2: named('roles', held),
    roles3: named('roles', held),
    flags: Object.fromEntries(
      Object.entries(flags).map(([id, { bit }]) => [id, (set & bit) !== 0]),
    ),
    viewport: named('viewport', facts)[0],
    profiles: named('profiles', facts)[0],
  }
}

function* everyWorld(): Generator<World> {
  for (const viewport of Object.values(viewportFacts))
    for (let held = 1; held < 2 ** Object.keys(roles).length; held++)
      for (let set = 0; set < 2 ** Object.keys(flags).length; set++)
        yield { roles: held, flags: set, facts: viewport | profilesFacts.one }
}

function time(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}
