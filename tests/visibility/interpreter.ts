import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { wordOf } from '../../codegen/resolve/wordOf'
import type { RoleId } from '../../generated/facts/roles'
import { model } from './manifest'
import type { Flags } from './table'

/** A slow reading of the YAML itself, without bits: what the compiled predicates have to agree with. */
export interface Person {
  readonly roles: readonly RoleId[]
  readonly flags: Flags
  readonly facts: Readonly<Record<string, string>>
}

type Predicate = string | Clause | readonly Clause[]
interface Clause {
  readonly roles?: readonly string[]
  readonly flags?: Readonly<Record<string, boolean>>
  readonly facts?: Readonly<Record<string, string>>
}
interface Entry {
  readonly id?: string
  readonly route?: string
  readonly label?: string
  readonly access?: Predicate
}
interface Section {
  readonly id: string
  readonly title?: string
  readonly sameAs?: string
  readonly access?: Predicate
  readonly entries: readonly Entry[]
}
interface Tree {
  readonly id: string
  readonly persona: string
  readonly viewports: readonly string[]
  readonly sections: readonly Section[]
}
interface Route {
  readonly id: string
  readonly path: string
  readonly title: string
  readonly access: Predicate
}
interface CallEntry {
  readonly id: string
  readonly auth?: string
  readonly access?: Predicate
}

interface FeatureFile {
  readonly defaults?: { readonly access?: Predicate }
  readonly routes?: readonly Route[]
  readonly calls?: readonly CallEntry[]
}

const folder = new URL('../../manifest/', import.meta.url)
const load = <T>(name: string) => parse(readFileSync(new URL(name, folder), 'utf8')) as T
const features = readdirSync(new URL('features/', folder)).map((name) => {
  const { defaults, routes = [], calls = [] } = load<FeatureFile>(`features/${name}`)
  const withAccess = <Each extends { readonly access?: Predicate }>(each: Each): Each =>
    defaults?.access === undefined ? each : { access: defaults.access, ...each }
  return { routes: routes.map(withAccess), calls: calls.map(withAccess) }
})
const named = load<{ predicates: Record<string, { when: Predicate }> }>('access.yaml').predicates
const { groups, roles } = load<{
  groups: Record<string, string[]>
  roles: Record<string, { persona: string; exclusive?: boolean }>
}>('roles.yaml')
const { trees, controls } = load<{
  trees: Tree[]
  controls: Record<string, { access: Predicate }>
}>('navigation.yaml')
const inOrder = <Each extends { readonly id: string }>(all: readonly Each[]) =>
  all.toSorted(({ id }, other) => (id < other.id ? -1 : 1))
const routes = inOrder(features.flatMap((feature) => feature.routes))
const calls = inOrder(features.flatMap((feature) => feature.calls))
const routeOf = new Map(routes.map((route) => [route.id, route]))
const callOf = new Map(calls.map((call) => [call.id, call]))

/** Entry ids of the menu, `section / entry`, in order. */
export const interpretMenu = (person: Person) =>
  entriesFor(person).map(({ section, entry }) => `${section.id} / ${entry.id ?? entry.route}`)

/** The same in the words of the menu. */
export const interpretSpokenMenu = (person: Person) =>
  entriesFor(person).map(({ body, entry, route }) =>
    [body.title!, entry.label ?? route!.title].map((key) => wordOf(model, key)).join(' / '),
  )

function entriesFor(person: Person) {
  const held = effective(person.roles)
  const seen = trees.filter(
    (tree) =>
      tree.viewports.includes(person.facts['viewport']!) &&
      held.some((role) => roles[role]!.persona === tree.persona),
  )
  return seen.flatMap((tree) =>
    tree.sections.flatMap((section) => {
      const body = section.sameAs === undefined ? section : bodyOf(section.sameAs)
      return body.entries
        .map((entry) => ({
          section,
          body,
          entry,
          route: routeOf.get(entry.route ?? ''),
        }))
        .filter(({ entry, route }) =>
          [route?.access, body.access, entry.access].every(
            (access) => access === undefined || evaluate(access, person),
          ),
        )
    }),
  )
}

export const interpretRoutes = (person: Person) =>
  routes.filter(({ access }) => evaluate(access, person)).map(({ id }) => id)

export const interpretControls = (person: Person) =>
  Object.keys(controls)
    .toSorted()
    .filter((id) => evaluate(controls[id]!.access, person))

export const interpretCalls = (person: Person) =>
  calls.filter((call) => isOpen(call, person)).map(({ id }) => id)

export const interpretCall = (id: string, person: Person) => isOpen(callOf.get(id)!, person)

const isOpen = ({ auth, access }: CallEntry, person: Person) =>
  auth === 'none' || auth === 'guest' || evaluate(access!, person)

const bodyOf = (id: string) =>
  trees.flatMap((tree) => tree.sections).find((section) => section.id === id)!

const effective = (held: readonly RoleId[]) => {
  const alone = held.filter((role) => roles[role]!.exclusive)
  return alone.length > 0 ? alone : held
}

/** What was asked of each person already: a manifest says the same few things again and again. */
const answered = new WeakMap<Person, Map<string, boolean>>()
const texts = new WeakMap<object, string>()

function textOf(predicate: Predicate): string {
  if (typeof predicate === 'string') return predicate
  const text = texts.get(predicate) ?? JSON.stringify(predicate)
  texts.set(predicate, text)
  return text
}

function evaluate(predicate: Predicate, person: Person): boolean {
  const answers = answered.get(person) ?? new Map<string, boolean>()
  answered.set(person, answers)
  const text = textOf(predicate)
  const answer = answers.get(text) ?? read(predicate, person)
  answers.set(text, answer)
  return answer
}

function read(predicate: Predicate, person: Person): boolean {
  if (predicate === 'public') return true
  if (typeof predicate === 'string') return evaluate(named[predicate.slice(1)]!.when, person)
  if (Array.isArray(predicate)) return predicate.some((clause: Clause) => evaluate(clause, person))
  const clause = predicate as Clause
  const wanted = clause.roles?.flatMap((role) =>
    role.startsWith('$') ? groups[role.slice(1)]! : [role],
  )
  return (
    (wanted === undefined || effective(person.roles).some((role) => wanted.includes(role))) &&
    Object.entries(clause.flags ?? {}).every(
      ([flag, value]) => person.flags[flag as keyof Flags] === value,
    ) &&
    Object.entries(clause.facts ?? {}).every(([fact, value]) => person.facts[fact] === value)
  )
}
