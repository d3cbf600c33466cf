import { describe, expect, test } from 'vitest'
import { explain } from '../../../codegen/questions/explain'
import { findSubjects } from '../../../codegen/questions/findSubjects'
import { nameOf, subjectsOf, type Subject } from '../../../codegen/questions/subjects'
import type { Lens } from '../../../codegen/questions/world'
import type { World } from '../../../codegen/resolve/rule'
import { readFolder } from '../../../codegen/folder'
import { editionWith, realEdition } from './editions'
import { everybody, places, verdicts } from './everyWorld'

const edition = editionWith()
const viewer = { roles: ['viewer'], flags: [], facts: { viewport: 'wide' } }
const hidden = { ...viewer, flags: ['hideOrganization'] }

const ask = (lens: Lens, asked: string) =>
  explain(edition, lens, findSubjects(edition.model, asked)[0]!)

const renaming = 'manifest/features/footage.yaml'

test.each([
  [['cc'], { scope: 'own', place: expect.stringContaining(renaming) }],
  [['cc', 'cm'], { scope: 'customer', place: expect.stringContaining(renaming) }],
  [['viewer'], undefined],
])('%j may make updateClip for certain rows, and it says where that stands', (roles, rows) => {
  const real = realEdition()
  const [call] = findSubjects(real.model, 'call updateClip')
  expect(explain(real, { roles, flags: [], facts: {} }, call!).rows).toEqual(rows)
})

describe('why', () => {
  test.each([
    [viewer, 'route login', 'viewer may open route login: route access public.'],
    [
      { ...viewer, roles: [] },
      'route clips.list',
      'somebody without a role may not open route clips.list: route access: needs viewer or admin or cm.',
    ],
    [
      hidden,
      'entry normal/organization/people.list',
      'viewer with hideOrganization (viewport wide) does not see entry normal/organization/people.list: section access: hideOrganization is set; else needs admin or cm.',
    ],
    [
      viewer,
      'entry normal/organization/people.roles',
      'viewer (viewport wide) does not see entry normal/organization/people.roles: route access: needs admin or cm.',
    ],
    [
      { roles: ['admin'], flags: [], facts: {} },
      'route clips.report',
      'admin may not open route clips.report: route access: beta is not set; else needs cm.',
    ],
    [
      viewer,
      'entry simplified/simpleCreate/clips.list',
      'viewer (viewport wide) does not see entry simplified/simpleCreate/clips.list: tree: viewport is wide, not tablet.',
    ],
    [
      { ...viewer, facts: { viewport: 'tablet' } },
      'entry normal/create/clips.list',
      'viewer (viewport tablet) does not see entry normal/create/clips.list: tree: viewport is tablet, not compact or wide.',
    ],
    [
      viewer,
      'control quickRecord',
      'viewer does not see control quickRecord: control access: needs cm.',
    ],
    [
      { roles: ['superAdmin', 'cm'], flags: [], facts: {} },
      'call countClips',
      'superAdmin may not make call countClips: call access: needs viewer or admin or cm.',
    ],
    [
      viewer,
      'section normal/organization',
      'viewer (viewport wide) sees section normal/organization: tree { persona: normal, viewports: [wide] } and route access { roles: [$normal] } and section access { roles: [viewer], flags: { hideOrganization: false } }.',
    ],
  ])('%j, %s: %s', (lens, asked, sentence) => {
    expect(ask(lens, asked).sentence).toBe(sentence)
  })

  test('the clause that holds is named with its place, and the name that led to it', () => {
    const { steps } = ask(viewer, 'entry normal/organization/people.list')
    expect(steps.at(-1)).toEqual({
      of: 'section access',
      place: 'manifest/access.yaml:12:9',
      through: ['$organizationTop at manifest/navigation.yaml:22:17'],
      clause: '{ roles: [viewer], flags: { hideOrganization: false } }',
      holds: true,
    })
  })

  test('of a refusal the whole predicate is named, and what is missing', () => {
    const { steps, isAllowed } = ask(hidden, 'entry normal/organization/people.list')
    expect(isAllowed).toBe(false)
    expect(steps.at(-1)).toMatchObject({
      place: 'manifest/access.yaml:11:7',
      clause: '[{ roles: [admin, cm] }, { roles: [viewer], flags: { hideOrganization: false } }]',
      holds: false,
      missing: 'hideOrganization is set; else needs admin or cm',
    })
  })

  test.each([
    [
      'the persona',
      { roles: ['superAdmin'], flags: [], facts: {} },
      'manifest/navigation.yaml:9:14',
    ],
    ['the screens', { ...viewer, facts: { viewport: 'tablet' } }, 'manifest/navigation.yaml:10:16'],
  ])('a tree that is not for somebody is told at %s', (_, lens, place) => {
    const [tree] = ask(lens, 'entry normal/create/clips.list').steps
    expect(tree).toMatchObject({ of: 'tree', holds: false, place })
  })

  test('a section that does not show says why of each entry, once for each reason', () => {
    const { steps } = ask(hidden, 'section normal/organization')
    expect(steps.map(({ of, missing }) => `${of}: ${missing}`)).toEqual([
      'section access: hideOrganization is set; else needs admin or cm',
      'route access: needs admin or cm',
    ])
  })
})

describe('of the real manifest', () => {
  const real = realEdition()
  const files = readFolder('manifest')

  // A flag or fact that a subject never asks cannot matter to it, and subjects with the same rules are explained alike:
  // one world of each kind is explained, all worlds are compared.
  test('every subject is explained as the product decides it, in every world', () => {
    const explained = new Map<string, ReadonlyMap<number, boolean>[]>()
    const wrong = subjectsOf(real.model).flatMap((subject) => {
      const isAllowed = verdicts.get(nameOf(subject)) ?? (() => true)
      const predicates = (subject.entries ?? [subject]).flatMap((each) => each.predicates)
      const rules = JSON.stringify([subject.kind, predicates.map(({ rule }) => rule)])
      const said = explained.get(rules) ?? everybody.map((person) => explainedTo(person, subject))
      explained.set(rules, said)
      return everybody.flatMap(({ held, worlds }, who) =>
        worlds.flatMap((world, index) =>
          said[who]!.get(kindOf(world, subject)) === isAllowed(world)
            ? []
            : [{ subject: nameOf(subject), held, ...places[index] }],
        ),
      )
    })
    expect(wrong).toEqual([])
  })

  function explainedTo({ held, worlds }: (typeof everybody)[number], subject: Subject) {
    const kinds = new Map(worlds.map((world, index) => [kindOf(world, subject), places[index]!]))
    return new Map(
      [...kinds].map(([kind, place]) => {
        const { steps, isAllowed } = explain(real, { roles: held, ...place }, subject)
        expect(steps.every(({ holds }) => holds)).toBe(isAllowed)
        return [kind, isAllowed]
      }),
    )
  }

  const asked = new Map<Subject, { readonly flags: number; readonly facts: number }>()

  /** Worlds that the rules of a subject cannot tell apart have one number. */
  function kindOf(world: World, subject: Subject): number {
    const mask = asked.get(subject) ?? askedBy(subject)
    asked.set(subject, mask)
    return (world.flags & mask.flags) * 256 + (world.facts & mask.facts)
  }

  /** How a clause begins that is not written on one line as it is told. */
  const opensClause = /^(\[|- |public\b|none\b|guest\b|roles:)/

  test('every place is where the clause stands', () => {
    const somebody = ['superAdmin', 'viewer', 'cm'].map((role) => ({
      roles: [role],
      flags: [],
      facts: {},
    }))
    const steps = subjectsOf(real.model).flatMap((subject) =>
      somebody.flatMap((lens) => explain(real, lens, subject).steps),
    )
    const strays = steps.filter(({ of, clause, place }) => {
      const [, file, line, column] = /^manifest\/(.+):(\d+):(\d+)$/.exec(place)!
      const lines = files.get(file!)!.split('\n')
      const text = lines[Number(line) - 1]!.slice(Number(column) - 1)
      if (of === 'tree') return !/^[[\w]/.test(text)
      return !(text.startsWith('{') ? text.startsWith(clause) : opensClause.test(text))
    })
    expect(strays).toEqual([])
    expect(steps.length).toBeGreaterThan(500)
  })
})

function askedBy({ entries, ...subject }: Subject) {
  const clauses = (entries ?? [subject]).flatMap(({ predicates }) =>
    predicates.flatMap(({ rule }) => rule),
  )
  return {
    flags: clauses.reduce((all, { care }) => all | care, 0),
    facts: clauses.reduce((all, { facts }) => all | ~facts, 0),
  }
}
