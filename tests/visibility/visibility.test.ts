import { describe, expect, test } from 'vitest'
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
import { calls, controls, isSigned, pages, signedMenu } from './table'
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

const sorted = (read: (person: Person) => readonly string[]) => (person: Person) =>
  read(person).toSorted()

describe('the compiled predicates read the manifest as it stands', () => {
  test.each(places)(
    'for every set of roles and every combination of flags on a $viewport screen with $profiles profiles',
    (facts) => {
      expect(
        differing(facts, [
          { of: 'menu', is: compiledMenu, shouldBe: interpretMenu },
          { of: 'routes', is: sorted(compiledRoutes), shouldBe: sorted(interpretRoutes) },
          { of: 'calls', is: sorted(compiledCalls), shouldBe: sorted(servedCalls) },
          { of: 'controls', is: sorted(compiledControls), shouldBe: sorted(interpretControls) },
        ]),
      ).toEqual([])
    },
  )
})

const pathsOpenTo = (person: Person) => compiledRoutes(person).map((id) => routes[id].path)
const signedIn = (rows: typeof pages) => (person: Person) =>
  Object.keys(rows).filter((name) => isSigned(rows[name], person))
const signedCalls = (person: Person) =>
  signedIn(calls)(person).filter((id) => id !== 'getTranslations')

describe("what QA's tables say and no more, to whoever holds one role or several", () => {
  test.each(places)('on a $viewport screen with $profiles profiles', (facts) => {
    expect(
      differing(facts, [
        { of: 'full-, simplified- and support-menu.yaml', is: spokenMenu, shouldBe: signedMenu },
        { of: 'pages.yaml', is: sorted(pathsOpenTo), shouldBe: sorted(signedIn(pages)) },
        { of: 'calls.yaml', is: sorted(compiledCalls), shouldBe: sorted(signedCalls) },
        { of: 'controls.yaml', is: sorted(compiledControls), shouldBe: sorted(signedIn(controls)) },
      ]).slice(0, 5),
    ).toEqual([])
  })

  test('holds for those who are not signed in, too', () => {
    const nobody: Person = {
      roles: [],
      flags: flagCombinations[0]!,
      facts: { viewport: 'wide', profiles: 'one' },
    }
    expect(sorted(pathsOpenTo)(nobody)).toEqual(sorted(signedIn(pages))(nobody))
    expect(sorted(compiledCalls)(nobody)).toEqual(sorted(signedCalls)(nobody))
    expect(compiledControls(nobody)).toEqual([])
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
