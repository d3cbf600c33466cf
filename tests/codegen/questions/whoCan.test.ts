import { describe, expect, test } from 'vitest'
import { findSubjects } from '../../../codegen/questions/findSubjects'
import { nameOf, subjectsOf } from '../../../codegen/questions/subjects'
import { whoCan } from '../../../codegen/questions/whoCan'
import { editionWith, realEdition, type Change } from './editions'
import { everybody, places, verdicts } from './everyWorld'

function reported(asked: string, ...changes: readonly Change[]): string[] {
  const { model } = editionWith(...changes)
  return whoCan(model, findSubjects(model, asked)[0]!).map(({ roles, when }) =>
    [roles.join(' and ') || 'everybody', when].filter(Boolean).join(' when '),
  )
}

test('a call that tells people apart also says whose rows each of them touches', () => {
  const { model } = realEdition()
  const [call] = findSubjects(model, 'call updateClip')
  expect(whoCan(model, call!)).toEqual([
    { roles: ['cc'], when: '', rows: 'own' },
    { roles: ['cm'], when: '', rows: 'customer' },
  ])
})

const edit = 'title: nav.edit, access: '

describe('who can', () => {
  test.each([
    ['route login', ['everybody']],
    ['route clips.list', ['viewer', 'admin', 'cm']],
    ['route clips.report', ['admin when beta', 'cm']],
    ['call countClips', ['viewer', 'admin', 'cm']],
    ['call signIn', ['everybody']],
    ['control quickRecord', ['cm']],
    [
      'control signOutByIcon',
      ['superAdmin when tablet', 'viewer when tablet', 'admin when tablet', 'cm when tablet'],
    ],
    [
      'entry normal/organization/people.list',
      ['viewer when !hideOrganization and !tablet', 'admin when !tablet', 'cm when !tablet'],
    ],
    [
      'section normal/organization',
      ['viewer when !hideOrganization and !tablet', 'admin when !tablet', 'cm when !tablet'],
    ],
    [
      'section simplified/simpleCreate',
      ['viewer when tablet', 'admin when tablet', 'cm when tablet'],
    ],
    ['section support/support', ['superAdmin']],
  ])('%s: %j', (asked, people) => {
    expect(reported(asked)).toEqual(people)
  })

  test.each([
    [
      'a flag either way is no condition',
      '[{ roles: [cm], flags: { beta: true } }, { roles: [cm], flags: { beta: false } }]',
      ['cm'],
    ],
    [
      'what a clause repeats of another is left out',
      '[{ roles: [cm] }, { roles: [cm, admin], flags: { beta: true } }]',
      ['admin when beta', 'cm'],
    ],
    [
      'all screens but one are said as that one',
      '[{ roles: [cm], facts: { viewport: wide } }, { roles: [cm], facts: { viewport: compact } }]',
      ['cm when !tablet'],
    ],
    [
      'three clauses become the two that are needed',
      '[{ roles: [cm], flags: { beta: true, hideOrganization: true } }, { roles: [cm], flags: { beta: true, hideOrganization: false } }, { roles: [cm], flags: { beta: false }, facts: { viewport: tablet } }]',
      ['cm when beta or tablet'],
    ],
    [
      'without roles it is for everybody, and only more than that is said of a role',
      '[{ flags: { beta: true } }, { roles: [cm] }]',
      ['everybody when beta', 'cm'],
    ],
  ])('%s', (_, access, people) => {
    const change = ['features/footage.yaml', `${edit}{ roles: [cm] }`, edit + access] as const
    expect(reported('route clips.edit', change)).toEqual(people)
  })

  test('what two roles open only together is said of both', () => {
    const people = reported(
      'entry normal/organization/people.list',
      ['navigation.yaml', 'access: $organizationTop', 'access: { roles: [admin] }'],
      [
        'navigation.yaml',
        '- route: people.list',
        '- { route: people.list, access: { roles: [viewer] } }',
      ],
    )
    expect(people).toEqual(['viewer and admin when !tablet'])
  })
})

describe('of the real manifest', () => {
  const { model } = realEdition()
  const subjects = subjectsOf(model)
  const isFile = new Set(model.calls.filter((call) => call.static).map(nameOfCall))

  test('every subject but a file is one that the generated tables decide about', () => {
    const names = subjects.map(nameOf)
    expect(names.filter((name) => !isFile.has(name)).sort()).toEqual([...verdicts.keys()].sort())
  })

  test('every subject is open to exactly those who are named, in every world', () => {
    const wrong = subjects.flatMap((subject) => {
      const isAllowed = verdicts.get(nameOf(subject)) ?? (() => true)
      const grants = whoCan(model, subject).map(({ roles, when }) => ({
        roles,
        holds: places.map(({ flags, facts }) => isTrue(when, flags, facts)),
      }))
      return everybody.flatMap(({ held, worlds }) => {
        const own = grants.filter(({ roles }) => roles.every((role) => held.includes(role)))
        return worlds.flatMap((world, index) =>
          own.some(({ holds }) => holds[index]) === isAllowed(world)
            ? []
            : [{ subject: nameOf(subject), held, ...places[index] }],
        )
      })
    })
    expect(wrong).toEqual([])
    expect(subjects.length * everybody.length * places.length).toBeGreaterThan(2_000_000)
  })
})

const nameOfCall = ({ id }: { readonly id: string }) => `call ${id}`

/** Reads a condition as a person would: `a and !b or tablet`. */
function isTrue(
  when: string,
  flags: readonly string[],
  facts: Readonly<Record<string, string>>,
): boolean {
  const holds = (word: string): boolean => {
    if (word.startsWith('!')) return !holds(word.slice(1))
    const [fact, value] = word.includes('=') ? word.split('=') : ['viewport', word]
    return flags.includes(word) || facts[fact!] === value
  }
  return (
    when === '' ||
    when.split(' or ').some((all) => all.split(' and ').every((any) => any.split('|').some(holds)))
  )
}
