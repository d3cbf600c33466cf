import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compileManifest } from '../../../codegen/compile'
import { migrate } from '../../../codegen/migrate/migrate'
import { steps } from '../../../codegen/migrate/steps'
import { printProblems } from '../../../codegen/problems/printProblem'
import { severityOf } from '../../../codegen/problems/codes'
import { diff } from '../../../codegen/questions/diff'
import { createEdition, type Edition } from '../../../codegen/questions/edition'
import { manifestVersion } from '../../../codegen/read/shapes/shape'
import { readFolder } from '../../../codegen/folder'

const fixtures = join(import.meta.dirname, 'fixtures')
const version = (number: number) => readFolder(join(fixtures, `version${number}`))
const current = version(manifestVersion)

const commentsIn = (files: ReadonlyMap<string, string>) =>
  [...files.values()].flatMap((text) => text.match(/(?<=^|\s)#.*$/gm) ?? [])

const changed = (file: string, find: string, replace: string) => {
  const files = version(1)
  expect(files.get(file)).toContain(find)
  return files.set(
    file,
    files.get(file)!.replace(find, () => replace),
  )
}

const reported = (files: ReadonlyMap<string, string>) => {
  const { problems } = migrate(files)
  return printProblems({ problems, isWhole: true }, files)
}

const editionOf = (files: ReadonlyMap<string, string>): Edition =>
  createEdition(compileManifest(files).model!, files)

describe('an older manifest', () => {
  test('of every version there was is kept as a fixture', () => {
    const folders = readdirSync(fixtures).sort()
    expect(folders).toEqual(Array.from({ length: manifestVersion }, (_, no) => `version${no + 1}`))
    expect(steps.map(({ from }) => from)).toEqual(folders.slice(1).map((_, no) => no + 1))
  })

  test.each(steps.map(({ from }) => from))(
    'of version %i becomes the current one, to the byte',
    (from) => {
      const { files, problems } = migrate(version(from))
      expect(problems).toEqual([])
      expect(files).toEqual(current)
    },
  )

  test('keeps every comment', () => {
    const kept = commentsIn(current)
    expect(commentsIn(version(1)).length).toBeGreaterThan(10)
    expect(commentsIn(version(1)).filter((comment) => !kept.includes(comment))).toEqual([])
  })

  test('compiles when it has become the current one', () => {
    const { problems } = compileManifest(current)
    expect(problems.filter(({ code }) => severityOf(code) === 'error')).toEqual([])
  })

  test('says what was done, once', () => {
    expect(migrate(version(1)).done).toEqual(steps.map(({ summary }) => summary))
    expect(migrate(current)).toEqual({ files: current, done: [], problems: [] })
  })

  test('that was migrated in part is migrated in whole', () => {
    const half = new Map([...version(1), ['flags.yaml', current.get('flags.yaml')!]])
    expect(migrate(half).files).toEqual(current)
  })
})

describe('from version 1 to 2', () => {
  test('a predicate that something else cites stays, and its control cites it', () => {
    expect(current.get('access.yaml')).toContain('profileSwitcher:')
    expect(current.get('navigation.yaml')).toContain('access: $profileSwitcher')
    expect(current.get('access.yaml')).not.toContain('quickRecord')
  })

  test('without such predicates the shell offers nothing outside the trees', () => {
    const without = version(1)
    const access = without.get('access.yaml')!
    without.set(
      'access.yaml',
      access.replaceAll(/quickRecord|signOutByIcon|profileSwitcher/g, 'other$&'),
    )
    const cited = without.get('features/footage.yaml')!
    without.set('features/footage.yaml', cited.replace('$profileSwitcher', '$otherprofileSwitcher'))
    expect(migrate(without).files.get('navigation.yaml')).toContain('\ncontrols: {}\n')
  })

  test('controls that somebody has written already stay as they are', () => {
    const written = version(1).set('navigation.yaml', current.get('navigation.yaml')!)
    expect(migrate(written).files.get('navigation.yaml')).toBe(current.get('navigation.yaml'))
  })

  test('an entity that has only some of the flags, or not all required, keeps them', () => {
    expect(current.get('features/session.yaml')).toMatch(
      /FlagsAtATime:[^]*beta: \{ type: boolean \}/,
    )
    const optional = changed(
      'features/session.yaml',
      '[hideOrganization, beta, idleMinutes]',
      '[beta, idleMinutes]',
    )
    expect(migrate(optional).files.get('features/session.yaml')).not.toContain('allFlags')
  })

  test('an entity on one line is shortened on its line', () => {
    const flow = changed(
      'features/session.yaml',
      '  FlagsAtATime:',
      '  Packed: { type: object, from: decided, meaning: All., properties: { beta: { type: boolean }, hideOrganization: { type: boolean } }, required: [beta, hideOrganization] }\n  FlagsAtATime:',
    )
    expect(migrate(flow).files.get('features/session.yaml')).toContain(
      '  Packed: { type: object, from: decided, meaning: All., allFlags: true, properties: {}, required: [] }\n',
    )
  })

  test('nobody gains or loses anything by the order in which it stands', () => {
    expect(diff(editionOf(current), editionOf(migrate(version(1)).files))).toEqual([])
  })
})

describe('what cannot be migrated is told with its place, and nothing is changed', () => {
  test.each([
    [
      'a newer version',
      'manifestVersion: 1',
      'manifestVersion: 9',
      'manifest/flags.yaml:1:18 VALUE-INVALID This file is of version 9; the newest that is known here is 2.',
    ],
    [
      'no version',
      'manifestVersion: 1\n',
      '',
      'manifest/flags.yaml:2:1 KEY-MISSING This file does not say its manifestVersion.',
    ],
    [
      'a version in words',
      'manifestVersion: 1',
      'manifestVersion: one',
      'manifest/flags.yaml:1:1 KEY-MISSING',
    ],
    ['no YAML', 'flags:', 'flags: {', 'manifest/flags.yaml:'],
  ])('%s', (_, find, replace, message) => {
    const files = changed('flags.yaml', find, replace)
    expect(reported(files)).toContain(message)
    expect(migrate(files)).toMatchObject({ files, done: [] })
  })
})
