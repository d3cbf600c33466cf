import { describe, expect, test } from 'vitest'
import { createLocator } from '../../../codegen/problems/locate'
import { placeProblems } from '../../../codegen/problems/placeProblems'
import { problem } from '../../../codegen/problems/problem'

const files = new Map([
  ['app.yaml', 'links:\n    terms: x\n  '],
  ['flags.yaml', 'flags: { beta: 1, gamma: 2 }\nmore: 3\n'],
])

test('problems stand in the order of files, lines, columns and codes, each with its place', () => {
  const placed = placeProblems(
    [
      problem('KEY-UNKNOWN', 'flags.yaml', ['more'], '', { at: 'key' }),
      problem('VALUE-TYPE', 'flags.yaml', ['flags', 'gamma'], ''),
      problem('VALUE-TYPE', 'flags.yaml', ['flags', 'beta'], ''),
      problem('VALUE-INVALID', 'flags.yaml', ['flags', 'beta'], ''),
      { ...problem('YAML-SYNTAX', 'app.yaml', [], ''), line: 3, column: 3 },
      problem('UNUSED-LINK', 'app.yaml', ['links', 'terms'], '', { at: 'key' }),
    ],
    files,
  )
  expect(
    placed.map(({ file, line, column, width, code }) => [file, line, column, width, code]),
  ).toEqual([
    ['manifest/app.yaml', 2, 5, 5, 'UNUSED-LINK'],
    ['manifest/app.yaml', 3, 3, 1, 'YAML-SYNTAX'],
    ['manifest/flags.yaml', 1, 16, 1, 'VALUE-INVALID'],
    ['manifest/flags.yaml', 1, 16, 1, 'VALUE-TYPE'],
    ['manifest/flags.yaml', 1, 26, 1, 'VALUE-TYPE'],
    ['manifest/flags.yaml', 2, 1, 4, 'KEY-UNKNOWN'],
  ])
})

describe('what an entry has from the defaults of its file', () => {
  const text = [
    'defaults:',
    '  access: { roles: [cm] }',
    'routes:',
    '  - { id: one }',
    '  - { id: two, access: public }',
    '',
  ].join('\n')

  test.each([
    { path: ['routes', 0, 'access'], line: 2, column: 11 },
    { path: ['routes', 0, 'access', 'roles', 0], line: 2, column: 21 },
    { path: ['routes', 1, 'access'], line: 5, column: 24 },
    // Neither says it.
    { path: ['routes', 0, 'from'], line: 4, column: 5 },
  ])('$path stands in line $line', ({ path, line, column }) => {
    expect(createLocator(text)({ path, at: 'value' })).toMatchObject({ line, column })
  })

  test('is told once, however many entries have it', () => {
    const said = [0, 2].map((at) =>
      problem('PRED-NEVER', 'a.yaml', ['routes', at, 'access'], 'No.'),
    )
    expect(placeProblems(said, new Map([['a.yaml', `${text}  - { id: three }\n`]]))).toHaveLength(1)
  })
})
