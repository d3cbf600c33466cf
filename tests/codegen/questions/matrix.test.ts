import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { emitVisibility } from '../../../codegen/emit/emitVisibility'
import { matrixOf } from '../../../codegen/questions/matrix'
import { nameOf } from '../../../codegen/questions/subjects'
import { matrixCsv } from '../../../codegen/questions/matrixCsv'
import { editionWith, realEdition, type Change } from './editions'

const rowOf = (name: string, ...changes: readonly Change[]) => {
  const { rows } = matrixOf(editionWith(...changes).model)
  const { address, screens, signedOut, cells, together } = rows.find(
    ({ subject }) => nameOf(subject) === name,
  )!
  return [address, screens, signedOut, ...cells, together]
}

describe('a row of the matrix', () => {
  //                                       address              screens            out    super  viewer admin  cm    together
  test.each([
    ['route login', ['/login', '', 'yes', 'yes', 'yes', 'yes', 'yes', '']],
    ['route clips.report', ['/clips/edit/report', '', '', '', '', 'beta', 'yes', '']],
    ['call signIn', ['POST oauth/token', '', 'yes', 'yes', 'yes', 'yes', 'yes', '']],
    ['control signOutByIcon', ['logOut', '', '', 'tablet', 'tablet', 'tablet', 'tablet', '']],
    ['control quickRecord', ['/clips/add', '', '', '', '', '', 'yes', '']],
    [
      'entry normal/organization/people.list',
      ['/people/list', 'compact and wide', '', '', '!hideOrganization', 'yes', 'yes', ''],
    ],
    [
      'entry simplified/simpleProfile/profile.terms',
      ['https://example.com/terms', 'tablet', '', '', 'yes', 'yes', 'yes', ''],
    ],
    ['entry support/support/customers', ['/customers', '', '', 'yes', '', '', '', '']],
  ])('%s: %j', (name, row) => {
    expect(rowOf(name)).toEqual(row)
  })

  test('has a place for what only several roles together are allowed', () => {
    const row = rowOf(
      'entry normal/organization/people.list',
      ['navigation.yaml', 'access: $organizationTop', 'access: { roles: [admin] }'],
      [
        'navigation.yaml',
        '- route: people.list',
        '- { route: people.list, access: { roles: [viewer] } }',
      ],
    )
    expect(row).toEqual([
      '/people/list',
      'compact and wide',
      '',
      '',
      '',
      '',
      '',
      'viewer and admin',
    ])
  })
})

describe('the matrix as CSV', () => {
  const csv = matrixCsv(matrixOf(editionWith().model))

  test('has one line for each subject, sorted, with as many cells as the head', () => {
    const [head, ...lines] = csv.trimEnd().split('\n')
    expect(head).toBe(
      'subject,leads to,screens,signed out,superAdmin,viewer,admin,cm,only together',
    )
    expect(lines).toEqual(lines.toSorted())
    expect(lines).toHaveLength(matrixOf(editionWith().model).rows.length)
    expect(new Set(lines.map((line) => line.split(',').length))).toEqual(new Set([9]))
  })

  test('says nothing of the order of the manifest, its comments or its places', () => {
    const moved = editionWith(
      ['features/organisation.yaml', 'routes:', '# Moved down by a line.\nroutes:'],
      [
        'navigation.yaml',
        '          - route: people.list\n          - route: people.roles',
        '          - route: people.roles\n          - route: people.list',
      ],
    )
    expect(matrixCsv(matrixOf(moved.model))).toBe(csv)
  })

  test('differs in one line when access changes at one place', () => {
    const wider = editionWith([
      'features/footage.yaml',
      'title: nav.edit, access: { roles: [cm] }',
      'title: nav.edit, access: { roles: [cm, admin] }',
    ])
    const before = csv.split('\n')
    const after = matrixCsv(matrixOf(wider.model)).split('\n')
    expect(after.filter((line) => !before.includes(line))).toEqual([
      'route clips.edit,/clips/edit/{id},,,,,yes,yes,',
    ])
  })

  test('puts cells with commas and quotes in quotes', () => {
    const odd = editionWith([
      'app.yaml',
      'https://example.com/terms',
      'https://example.com/a,b?"c"',
    ])
    expect(matrixCsv(matrixOf(odd.model))).toContain(
      'entry normal/profile/profile.terms,"https://example.com/a,b?""c""",compact and wide,',
    )
  })

  test('of the real manifest is committed', () => {
    const { path, text } = emitVisibility(realEdition().model)
    expect(readFileSync(`generated/${path}`, 'utf8')).toBe(text)
  })
})
