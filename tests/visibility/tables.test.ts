import { describe, expect, test } from 'vitest'
import { printTableProblems } from '../../codegen/tables/printTableProblems'
import { readTables } from '../../codegen/tables/readTables'
import { model } from './manifest'
import { tableFiles, tableProblems } from './table'

test("QA's tables name only what the manifest has", () => {
  expect(printTableProblems(tableProblems, tableFiles)).toBe('')
})

/** One change to one table, what is told of it, and what is suggested. */
const mistakes: readonly {
  mistake: string
  file: string
  find: string
  write: string
  /** What is underlined. */
  at: string
  reported: string
  suggests?: string
}[] = [
  {
    mistake: 'a misspelt role',
    file: 'pages.yaml',
    find: '/users/list: { admin: yes',
    write: '/users/list: { amdin: yes',
    at: 'amdin',
    reported: 'KEY-UNKNOWN There is no role amdin.',
    suggests: 'admin',
  },
  {
    mistake: 'a misspelt path',
    file: 'pages.yaml',
    find: '/clips/list:',
    write: '/clip/list:',
    at: '/clip/list',
    reported: 'KEY-UNKNOWN There is no page /clip/list.',
    suggests: '/clips/list',
  },
  {
    mistake: 'a misspelt flag',
    file: 'full-menu.yaml',
    find: 'enableStoryBoard',
    write: 'enableStoryboards',
    at: 'enableStoryboards',
    reported: 'KEY-UNKNOWN There is no flag or fact enableStoryboards.',
    suggests: 'enableStoryBoard',
  },
  {
    mistake: 'a misspelt section',
    file: 'full-menu.yaml',
    find: 'Organization:',
    write: 'Organisation:',
    at: 'Organisation',
    reported: 'KEY-UNKNOWN There is no section Organisation.',
    suggests: 'Organization',
  },
  {
    mistake: 'a misspelt entry',
    file: 'full-menu.yaml',
    find: 'File Requests:',
    write: 'Files Requests:',
    at: 'Files Requests',
    reported: 'KEY-UNKNOWN There is no entry Files Requests in the section Tasks.',
    suggests: 'File Requests',
  },
  {
    mistake: 'an entry that stands in another section',
    file: 'full-menu.yaml',
    find: '  Deliverables:',
    write: '  Storyboards:',
    at: 'Storyboards',
    reported: 'KEY-UNKNOWN There is no entry Storyboards in the section Tasks.',
  },
  {
    mistake: 'a screen that does not exist',
    file: 'simplified-menu.yaml',
    find: '[tablet]',
    write: '[tabled]',
    at: 'tabled',
    reported: 'VALUE-INVALID Item 1 must be one of tablet, compact, wide, not "tabled".',
    suggests: 'tablet',
  },
  {
    mistake: 'a table that does not say for which screens',
    file: 'support-menu.yaml',
    find: 'screens: [tablet, compact, wide]',
    write: '',
    at: 'Support',
    reported: 'KEY-MISSING This file lacks the key screens.',
  },
  {
    mistake: 'a misspelt call',
    file: 'calls.yaml',
    find: 'updateClip:',
    write: 'updateClips:',
    at: 'updateClips',
    reported: 'KEY-UNKNOWN There is no call updateClips.',
    suggests: 'updateClip',
  },
  {
    mistake: 'a misspelt everyone',
    file: 'calls.yaml',
    find: 'signIn: everyone',
    write: 'signIn: everybody',
    at: 'everybody',
    reported: 'VALUE-INVALID signIn must be one of everyone, not "everybody".',
    suggests: 'everyone',
  },
  {
    mistake: 'a misspelt control',
    file: 'controls.yaml',
    find: 'quickRecord:',
    write: 'quickrecord:',
    at: 'quickrecord',
    reported: 'KEY-UNKNOWN There is no control quickrecord.',
    suggests: 'quickRecord',
  },
  {
    mistake: 'a fact that cannot read so',
    file: 'controls.yaml',
    find: 'profiles: many',
    write: 'profiles: several',
    at: 'several',
    reported: 'VALUE-INVALID profiles must be one of one, many, not "several".',
  },
  {
    mistake: 'true instead of yes',
    file: 'controls.yaml',
    find: 'cc: yes',
    write: 'cc: true',
    at: 'true',
    reported: 'VALUE-TYPE cc must be a text or a map or a list, but this is true.',
  },
  {
    mistake: 'a misspelt rule',
    file: 'replies.yaml',
    find: 'rule: unauthorized',
    write: 'rule: unauthorised',
    at: 'unauthorised',
    reported: 'VALUE-INVALID rule must be one of',
    suggests: 'unauthorized',
  },
  {
    mistake: 'something no rule does',
    file: 'replies.yaml',
    find: 'does: [shows the words of the reply]',
    write: 'does: [shows the word of the reply]',
    at: 'shows the word of',
    reported: 'VALUE-INVALID Item 1 must be one of',
    suggests: 'shows the words of the reply',
  },
  {
    mistake: 'a reply that is none',
    file: 'replies.yaml',
    find: '{ status: 500 }',
    write: '{ repeated: true }',
    at: '{ repeated',
    reported: 'KEY-MISSING reply lacks the key status.',
  },
  {
    mistake: 'a row that stands twice',
    file: 'pages.yaml',
    find: '/changepassword:',
    write: '/login: everyone\n/changepassword:',
    at: '/login: everyone\n/changepassword',
    reported: 'KEY-DOUBLED This key stands twice in one map; the second would hide the first.',
  },
]

describe('a mistake in a table', () => {
  test.each(mistakes)(
    '$mistake is told at its place, with the likely fix',
    ({ file, find, write, at, reported, suggests }) => {
      const text = tableFiles.get(file)!
      expect(text).toContain(find)
      const files = new Map([[file, text.replace(find, write)]])
      const { problems } = readTables(files, model)
      const place = placeOf(files.get(file)!, at, text.indexOf(find), file)
      expect(printTableProblems(problems, files)).toContain(`${place} ${reported}`)
      expect(problems[0]!.suggestion).toBe(suggests)
    },
  )

  test('does not hide others, in this table or another', () => {
    const files = new Map(tableFiles)
      .set('pages.yaml', '/logn: everyone\n/users: { amdin: yes }\n')
      .set('call.yaml', '')
    const reported = printTableProblems(readTables(files, model).problems, files)
    expect(reported.match(/Did you mean .*/g)).toEqual([
      'Did you mean calls.yaml?',
      'Did you mean /login?',
      'Did you mean admin?',
    ])
  })
})

/** `tests/visibility/pages.yaml:58:1` of the first such words after the place of a change. */
function placeOf(text: string, words: string, from: number, file: string): string {
  const before = text.slice(0, text.indexOf(words, from)).split('\n')
  return `tests/visibility/${file}:${before.length}:${before.at(-1)!.length + 1}`
}
