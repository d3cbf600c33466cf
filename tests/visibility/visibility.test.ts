import { describe, expect, test } from 'vitest'
import { disagreementsIn } from '../../codegen/tables/checkTables'
import { readTables, type Table, type Who } from '../../codegen/tables/readTables'
import { routes } from '../../generated/facts/routes'
import {
  compiledCalls,
  compiledControls,
  compiledMenu,
  compiledRoutes,
  spokenMenu,
} from './compiled'
import {
  interpretCalls,
  interpretControls,
  interpretMenu,
  interpretRoutes,
  type Person,
} from './interpreter'
import { model } from './manifest'
import { isSigned, signedIn, tableFiles, tables } from './table'
import { flagCombinations, roleSets, viewports } from './worlds'

const places = viewports.flatMap((viewport) =>
  ['one', 'many'].map((profiles) => ({ viewport, profiles })),
)

/** Everybody there can be in a place: each set of roles with each combination of flags. */
const peopleIn = (facts: Person['facts']): Person[] =>
  roleSets.flatMap((roles) => flagCombinations.map((flags) => ({ roles, flags, facts })))

/** The people for whom two readings differ, and in what. */
function differing(facts: Person['facts'], readings: readonly Reading[]) {
  return peopleIn(facts).flatMap((person) =>
    readings.flatMap(({ of, is, shouldBe }) =>
      is(person).join() === shouldBe(person).join()
        ? []
        : [{ of, person, is: is(person), shouldBe: shouldBe(person) }],
    ),
  )
}

interface Reading {
  readonly of: string
  readonly is: (person: Person) => readonly string[]
  readonly shouldBe: (person: Person) => readonly string[]
}

/** Translations are files; no handler serves them. */
const servedCalls = (person: Person) =>
  interpretCalls(person).filter((id) => id !== 'getTranslations')

describe('the compiled predicates read the manifest as it stands', () => {
  test.each(places)(
    'for every set of roles and every combination of flags on a $viewport screen with $profiles profiles',
    (facts) => {
      expect(
        differing(facts, [
          { of: 'menu', is: compiledMenu, shouldBe: interpretMenu },
          { of: 'routes', is: compiledRoutes, shouldBe: interpretRoutes },
          { of: 'calls', is: compiledCalls, shouldBe: servedCalls },
          { of: 'controls', is: compiledControls, shouldBe: interpretControls },
        ]),
      ).toEqual([])
    },
  )
})

/** What is open to a person, as QA's tables name it; and what some tables say. */
const namesOpenTo = (person: Person) => [
  ...spokenMenu(person).map((name) => `menu ${name}`),
  ...compiledRoutes(person).map((id) => `route ${id}`),
  ...compiledCalls(person).map((id) => `call ${id}`),
  ...compiledControls(person).map((id) => `control ${id}`),
]

function namesSigned(read: readonly Table[]) {
  const { pages, calls: signedCalls, controls, menu } = signedIn(read)
  const routeAt = new Map(Object.entries(routes).map(([id, { path }]) => [path as string, id]))
  const rows = [
    ...alikeIn(pages, (path) => `route ${routeAt.get(path)}`),
    ...alikeIn(signedCalls, (id) => `call ${id}`),
    ...alikeIn(controls, (id) => `control ${id}`),
  ]
  return (person: Person) => [
    ...menu(person).map((name) => `menu ${name}`),
    ...rows.flatMap(({ who, names }) => (isSigned(who, person) ? names : [])),
  ]
}

/** Rows that say the same, by what they say. */
function alikeIn(rows: Readonly<Record<string, Who>>, nameOf: (key: string) => string) {
  const alike = new Map<string, { readonly who: Who; readonly names: string[] }>()
  for (const [key, who] of Object.entries(rows)) {
    const says = JSON.stringify(who)
    const row = alike.get(says) ?? { who, names: [] }
    row.names.push(nameOf(key))
    alike.set(says, row)
  }
  return [...alike.values()]
}

const nobody: Person = {
  roles: [],
  flags: flagCombinations[0]!,
  facts: { viewport: 'wide', profiles: 'one' },
}
const everybody = [nobody, ...places.flatMap(peopleIn)]

/** Sets of names by number: many people see the same. */
const sets: ReadonlySet<string>[] = []
const numbers = new Map<string, number>()
function numberOf(names: readonly string[]): number {
  const text = names.join('\n')
  const number = numbers.get(text) ?? sets.push(new Set(names)) - 1
  numbers.set(text, number)
  return number
}

const opened = everybody.map((person) => numberOf(namesOpenTo(person)))

/** The names of which tables and compiled predicates say different things to somebody; found by asking everybody. */
function namesThatDiffer(read: readonly Table[]): string[] {
  const signed = namesSigned(read)
  const pairs = new Set(everybody.map((person, at) => `${opened[at]} ${numberOf(signed(person))}`))
  const found = new Set<string>()
  for (const pair of pairs) {
    const [open, names] = pair.split(' ').map((number) => sets[Number(number)]!)
    for (const name of names!) if (!open!.has(name)) found.add(name)
    for (const name of open!) if (!names!.has(name)) found.add(name)
  }
  // Translations are files; no handler serves them.
  found.delete('call getTranslations')
  return [...found].toSorted()
}

/** The names that `manifest tables` tells; found by refutation. */
const namesTold = (read: readonly Table[]) =>
  [
    ...new Set(
      disagreementsIn(read, model).flatMap(
        ({ sentence }) =>
          /^(?:menu|route|call|control) .*(?=: .* (?:signed but refused|let in but not signed)$)/.exec(
            sentence,
          ) ?? [],
      ),
    ),
  ].toSorted()

/** One cell of each table written otherwise. */
const wrongCells: readonly (readonly [file: string, find: string, write: string])[] = [
  ['full-menu.yaml', 'Channels: { cm: yes }', 'Channels: { cm: { hideOrganization: true } }'],
  ['simplified-menu.yaml', 'Viewed: { cc: yes, ', 'Viewed: { cc: { profiles: one }, '],
  ['pages.yaml', '/users/list: { admin: yes', '/users/list: { viewer: yes, admin: yes'],
  ['calls.yaml', 'signIn: everyone', 'signIn: { cm: yes }'],
  ['controls.yaml', 'profiles: many', 'profiles: one'],
]

describe("what QA's tables say and no more, to whoever holds one role or several", () => {
  test('is judged by manifest tables as by asking everybody', () => {
    expect(namesThatDiffer(tables)).toEqual(namesTold(tables))
  })

  test('is judged so of a table with a wrong cell as well', () => {
    const files = new Map(tableFiles)
    for (const [file, find, write] of wrongCells) {
      expect(files.get(file)).toContain(find)
      files.set(file, files.get(file)!.replace(find, write))
    }
    const wrong = readTables(files, model).tables
    const reported = namesTold(wrong)
    expect(reported.length).toBeGreaterThanOrEqual(wrongCells.length)
    expect(namesThatDiffer(wrong)).toEqual(reported)
  })
})

describe('what holds in every world', () => {
  const wide = { viewport: 'wide', profiles: 'many' }

  test('more roles never remove an entry, unless one of them stands alone', () => {
    for (const { roles, flags, facts } of peopleIn(wide)) {
      if (roles.includes('superAdmin')) continue
      const together = new Set(compiledMenu({ roles, flags, facts }))
      const apart = roles.flatMap((role) => compiledMenu({ roles: [role], flags, facts }))
      expect(apart.filter((entry) => !together.has(entry))).toEqual([])
    }
  })

  test.each(viewports)(
    'a super-admin never sees a normal entry on a %s screen, whatever other roles the account has',
    (viewport) => {
      const people = peopleIn({ viewport, profiles: 'one' })
      const admins = people.filter(({ roles }) => roles.includes('superAdmin'))
      expect(admins.map(compiledMenu)).toEqual(
        admins.map((person) => compiledMenu({ ...person, roles: ['superAdmin'] })),
      )
    },
  )
})
