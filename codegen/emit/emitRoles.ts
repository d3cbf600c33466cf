import type { Model } from '../resolve/model'
import { ruleLiteral } from './emitRule'
import { doc, literal, property, typescript, union, type Output } from './output'

/** facts/roles.ts: the roles, their bits and suffixes, personas, and where each role lands. */
export function emitRoles({ manifest, bits }: Model): Output {
  const { roles, personas, landing } = manifest.roles
  const ids = Object.keys(roles)
  const row = (id: string) => {
    const { idSuffix, persona, exclusive = false, gives = [], title } = roles[id]!
    return `  ${property(id)}: ${literal({ bit: bits.roles.get(id), idSuffix, persona, exclusive, gives, title })},`
  }
  return typescript(
    'facts/roles.ts',
    'roles.yaml',
    `import type { RouteId } from './routes'\nimport type { TextKey } from './text'`,
    `export type RoleId = ${union(ids)}`,
    `export type PersonaId = ${union(Object.keys(personas))}`,
    `export interface Role {\n  /** Its bit in a world's roles. */\n  readonly bit: number\n  /** Role ids end in these four digits (spec §6). */\n  readonly idSuffix: string\n  readonly persona: PersonaId\n  /** Whoever has it has no other role. */\n  readonly exclusive: boolean\n  /** Whoever has it may give these, and manage the people who hold no other. */\n  readonly gives: readonly RoleId[]\n  readonly title: TextKey\n}`,
    `export const roles: Readonly<Record<RoleId, Role>> = {\n${ids.map(row).join('\n')}\n}`,
    `export interface Persona {\n  readonly landing: RouteId\n  /** Where a click on the profile leads. */\n  readonly profile: RouteId\n}`,
    `export const personas: Readonly<Record<PersonaId, Persona>> = {\n${Object.entries(personas)
      .map(
        ([id, { landing: route, profile }]) =>
          `  ${property(id)}: ${literal({ landing: route, profile })},`,
      )
      .join('\n')}\n}`,
    `${doc('The first of these that a person holds decides where the person lands.')}\nexport const landingOrder: readonly RoleId[] = ${literal(landing)}`,
  )
}

/** facts/flags.ts: the customer flags, their bits and defaults. */
export function emitFlags({ manifest, bits }: Model): Output {
  const flags = Object.entries(manifest.flags.flags)
  return typescript(
    'facts/flags.ts',
    'flags.yaml',
    `export type FlagId = ${union(flags.map(([id]) => id))}`,
    `export interface Flag {\n  /** Its bit in a world's flags. */\n  readonly bit: number\n  /** What a missing one counts as. */\n  readonly default: boolean\n}`,
    `export const flags: Readonly<Record<FlagId, Flag>> = {\n${flags
      .map(
        ([id, flag]) =>
          `  ${doc(flag.meaning)}\n  ${property(id)}: ${literal({ bit: bits.flags.get(id), default: flag.default })},`,
      )
      .join('\n')}\n}`,
  )
}

/** facts/access.ts: what a rule is, the bits of facts, and the named predicates. */
export function emitAccess({ manifest, bits, predicates }: Model): Output {
  const facts = Object.entries(manifest.access.facts)
  return typescript(
    'facts/access.ts',
    'access.yaml',
    `/**\n * One way to be allowed: the person has one of \`roles\` (0: none is needed), the flags under \`care\` read \`want\`, and\n * every fact of the world is among \`facts\`.\n */\nexport type Clause = readonly [roles: number, care: number, want: number, facts: number]`,
    `/** Allowed when one clause holds. */\nexport type Rule = readonly Clause[]`,
    `/** A person somewhere: bits of roles, flags and facts. */\nexport interface World {\n  readonly roles: number\n  readonly flags: number\n  readonly facts: number\n}`,
    ...facts.map(
      ([id, { values, meaning }]) =>
        `${doc(meaning)}\nexport const ${id}Facts = ${literal(Object.fromEntries(values.map((value) => [value, bits.facts.get(`${id}:${value}`)])))} as const`,
    ),
    ...predicates.map(
      ({ id, meaning, from, rule }) =>
        `${doc(meaning, `(${from})`)}\nexport const ${id}: Rule = ${ruleLiteral(rule)}`,
    ),
  )
}
