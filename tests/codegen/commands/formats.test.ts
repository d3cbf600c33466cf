import { stripVTControlCharacters } from 'node:util'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { codes } from '../../../codegen/problems/codes'
import { formats } from '../../../codegen/commands/formats'
import { placeProblems } from '../../../codegen/problems/placeProblems'
import { problem } from '../../../codegen/problems/problem'
import { sarifEssentials } from './sarifEssentials'

const files = new Map([
  ['flags.yaml', 'manifestVersion: 2\n\nflags:\n  beta: { default: 7, meaning: "100%: a, b" }\n'],
  ['app.yaml', 'links:\n  terms: x\n'],
])

const problems = placeProblems(
  [
    problem(
      'VALUE-TYPE',
      'flags.yaml',
      ['flags', 'beta', 'default'],
      '100% wrong:\r\nlook, here.',
      {
        suggestion: 'true',
        related: [
          { file: 'app.yaml', path: ['links', 'terms'], at: 'key', message: 'is the other.' },
        ],
      },
    ),
    problem('UNUSED-LINK', 'app.yaml', ['links', 'terms'], 'Nothing leads there.', { at: 'key' }),
  ],
  files,
)
const report = { problems, isWhole: false, files }
const plain = { isColoured: false }

describe('a report as pretty text', () => {
  const reported = formats.pretty(report, plain)

  test('tells each problem with its place, code, suggestion, lines and other places, files in order', () => {
    expect(reported).toBe(`manifest/app.yaml:2:3 UNUSED-LINK warning: Nothing leads there.
  1 | links:
  2 |   terms: x
    |   ^^^^^
  3 | 

manifest/flags.yaml:4:20 VALUE-TYPE 100% wrong:\r
look, here.
  Did you mean true?
  3 | flags:
  4 |   beta: { default: 7, meaning: "100%: a, b" }
    |                    ^
  5 | 
  See manifest/app.yaml:2:3, which is the other.

UNUSED-LINK: Nothing leads to a link.
VALUE-TYPE: A value is of the wrong type.

1 mistake and 1 warning in the manifest. More is checked once these are fixed.`)
  })

  test('is the same with colours, besides the colours', () => {
    const coloured = formats.pretty(report, { isColoured: true })
    expect(coloured).toContain('\u001b[31mVALUE-TYPE\u001b[39m')
    expect(coloured).toContain('\u001b[33mUNUSED-LINK\u001b[39m')
    expect(stripVTControlCharacters(coloured)).toBe(reported)
  })

  test('says when there is nothing to tell', () => {
    expect(formats.pretty({ problems: [], isWhole: true, files }, plain)).toBe(
      'No mistake in the manifest.',
    )
  })
})

test('a report as JSON is data: how many, and each with its place', () => {
  expect(JSON.parse(formats.json(report, plain))).toEqual({
    errors: 1,
    warnings: 1,
    isWhole: false,
    problems: [
      {
        file: 'manifest/app.yaml',
        line: 2,
        column: 3,
        width: 5,
        code: 'UNUSED-LINK',
        severity: 'warning',
        help: codes['UNUSED-LINK'].title,
        message: 'Nothing leads there.',
        related: [],
      },
      {
        file: 'manifest/flags.yaml',
        line: 4,
        column: 20,
        width: 1,
        code: 'VALUE-TYPE',
        severity: 'error',
        help: codes['VALUE-TYPE'].title,
        message: '100% wrong:\r\nlook, here.',
        suggestion: 'true',
        related: [
          {
            file: 'manifest/app.yaml',
            line: 2,
            column: 3,
            width: 5,
            message: 'is the other.',
          },
        ],
      },
    ],
  })
})

test('a report for GitHub is one command a line, with what would end it escaped', () => {
  expect(formats.github(report, plain).split('\n')).toEqual([
    '::warning file=manifest/app.yaml,line=2,endLine=2,col=3,endColumn=8,title=UNUSED-LINK::Nothing leads there.',
    '::error file=manifest/flags.yaml,line=4,endLine=4,col=20,endColumn=21,title=VALUE-TYPE::100%25 wrong:%0D%0Alook, here.%0ADid you mean true?%0ASee manifest/app.yaml:2:3, which is the other.',
  ])
})

test('what would end a property of a GitHub command is escaped too', () => {
  const [found] = problems
  const odd = { ...found!, file: 'manifest/a,b:c.yaml' }
  expect(formats.github({ problems: [odd], isWhole: true, files }, plain)).toContain(
    'file=manifest/a%2Cb%3Ac.yaml,line=2,',
  )
})

test('gaps are told to people, programs and GitHub when they were asked for', () => {
  const example = {
    call: 'signIn',
    hasToken: false,
    outcome: 'timeout',
    status: null,
    reason: null,
    message: null,
    refreshTokenStored: true,
    isRepeat: false,
  }
  const gap = { outcome: 'timeout', example, described: 'signIn getting no answer in time' }
  const given = { problems: [], isWhole: true, files, gaps: [gap] }
  expect(formats.pretty(given, plain)).toBe(
    'Only the default catches:\n  signIn getting no answer in time\n\nNo mistake in the manifest.',
  )
  expect(JSON.parse(formats.json(given, plain)).gaps).toEqual([gap])
  expect(formats.github(given, plain)).toBe(
    '::notice file=manifest/errors.yaml::Only the default catches signIn getting no answer in time.',
  )
})

describe('a report as SARIF', () => {
  const log = JSON.parse(formats.sarif(report, plain))

  test.each([
    ['problems', report],
    ['no problem', { problems: [], isWhole: true, files }],
  ])('with %s is valid by the essentials of the published schema', (_, given) => {
    const validate = new Ajv({ strict: false }).compile(sarifEssentials)
    validate(JSON.parse(formats.sarif(given, plain)))
    expect(validate.errors).toBe(null)
  })

  test('has a rule for every code, and each result points to its own', () => {
    const [{ tool, results }] = log.runs
    expect(tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(Object.keys(codes))
    for (const { ruleId, ruleIndex } of results)
      expect(tool.driver.rules[ruleIndex].id).toBe(ruleId)
  })

  test('tells level, place and the other place', () => {
    expect(log.runs[0].results[1]).toMatchObject({
      level: 'error',
      message: { text: '100% wrong:\r\nlook, here. Did you mean true?' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'manifest/flags.yaml' },
            region: { startLine: 4, startColumn: 20, endColumn: 21 },
          },
        },
      ],
      relatedLocations: [{ id: 0, message: { text: 'is the other.' } }],
    })
  })
})
