import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compileManifest } from '../../../../codegen/compile'
import { applyEdits } from '../../../../codegen/edit/applyEdits'
import type { Edit } from '../../../../codegen/edit/edit'
import { readFolder } from '../../../../codegen/folder'
import { readTableFolder } from '../../../../codegen/tables/readTableFolder'
import { rewriteTables } from '../../../../codegen/tables/rewrite/rewriteTables'
import { projectRoot } from '../../../support/projectRoot'

const files = readFolder(join(projectRoot, 'manifest'))
const tables = readTableFolder(projectRoot)
const before = compileManifest(files).model!

/** The rewriting after edits: its sentences without the lines, and the lines of the tables that it changes. */
function after(...edits: readonly Edit[]) {
  const edited = applyEdits(files, edits)
  expect(edited.problems).toEqual([])
  const rewriting = rewriteTables(tables, before, compileManifest(edited.files).model!)
  const lines = [...rewriting.files].flatMap(([file, text]) => {
    const was = tables.get(file)!.split('\n')
    return text.split('\n').filter((line) => !was.includes(line))
  })
  return { ...rewriting, rows: rewriting.rows.map(withoutPlace), lines }
}

const withoutPlace = (reported: string) =>
  reported.replace(/^tests\/visibility\/(\S+):\d+:\d+ /, '$1 ')

const flag: Edit = { do: 'addFlag', id: 'showFiles', default: true, meaning: 'Files are shown.' }

test.each<{ edits: readonly Edit[]; rows: readonly string[]; lines: readonly string[] }>([
  { edits: [flag], rows: [], lines: [] },
  {
    edits: [{ do: 'setWords', language: 'en', key: 'nav.audience.users', words: 'People: all' }],
    rows: ['full-menu.yaml menu Audience / Users: it is called People: all'],
    lines: ["  'People: all': { admin: yes, cm: yes }"],
  },
  {
    edits: [
      { do: 'setWords', language: 'en', key: 'nav.audience', words: 'Everybody' },
      { do: 'setWords', language: 'en', key: 'nav.audience.users', words: 'People' },
    ],
    rows: [
      'full-menu.yaml menu Audience / Users: it is called People',
      'full-menu.yaml menu Audience: it is called Everybody',
    ],
    lines: ['Everybody:', '  People: { admin: yes, cm: yes }'],
  },
  {
    edits: [
      flag,
      {
        do: 'setAccess',
        of: 'entry normal/create/files.list',
        access: { roles: ['cc'], flags: { showFiles: true } },
      },
    ],
    rows: ['full-menu.yaml menu Create / Files: cm on a compact screen is signed but refused'],
    lines: ['  Files: { cc: { showFiles: true } }'],
  },
  {
    edits: [
      {
        do: 'setAccess',
        of: 'call closeCustomers',
        access: { roles: ['superAdmin'], flags: { enableStoryBoard: true } },
      },
    ],
    rows: [
      'calls.yaml closeCustomers: superAdmin without enableStoryBoard is signed but refused',
      'screens.yaml screen customers: close: superAdmin without enableStoryBoard is signed but refused',
    ],
    lines: [
      'closeCustomers: { superAdmin: { enableStoryBoard: true } }',
      'customers: { superAdmin: { create: yes, update: yes, activate: yes, lock: yes, unlock: yes, close: { enableStoryBoard: true } } }',
    ],
  },
  {
    edits: [
      {
        do: 'setAccess',
        of: 'route bumpers',
        access: { roles: ['cm'], flags: { hideOrganization: false } },
      },
    ],
    rows: [
      'pages.yaml /bumpers: cm with hideOrganization is signed but refused',
      'simplified-menu.yaml menu Create / Intro/outro: cm with hideOrganization on a tablet screen is signed but refused',
      'screens.yaml screen bumpers: create: cm with hideOrganization is signed but refused',
    ],
    lines: [
      '/bumpers: { cm: { hideOrganization: false } }',
      'bumpers: { cm: { create: { hideOrganization: false }, update: { hideOrganization: false }, activate: { hideOrganization: false }, retire: { hideOrganization: false }, makeDefault: { hideOrganization: false }, dropDefault: { hideOrganization: false }, trash: { hideOrganization: false }, restore: { hideOrganization: false }, erase: { hideOrganization: false } } }',
      '  Intro/outro: { cm: { hideOrganization: false } }',
    ],
  },
  {
    edits: [{ do: 'setWords', language: 'en', key: 'errors.unreachable', words: 'No connection.' }],
    rows: Array.from({ length: 2 }, () => 'replies.yaml it offers to try again: No connection.'),
    lines: Array.from({ length: 2 }, () => "    does: ['offers to try again: No connection.']"),
  },
])('$edits change $rows', ({ edits, rows, lines }) => {
  const rewriting = after(...edits)
  expect(rewriting.rows).toEqual(rows)
  expect(rewriting.lines).toEqual(lines)
  expect(rewriting.others).toEqual([])
})

const sorted = (lines: string) => lines.split('\n').toSorted()

const keysOf = (text: string, indent: RegExp) =>
  [...text.matchAll(indent)].map(([, key]) => key!).filter((key) => key !== 'screens')

test.each<{ edit: Edit & { do: 'move' }; sentence: string; order: string; indent: RegExp }>([
  {
    edit: {
      do: 'move',
      of: 'entry normal/create/files.list',
      before: 'entry normal/create/storyboards.list',
    },
    sentence: 'menu Create / Files: it stands before Create / Footage, not after it',
    order: 'Files,Storyboards,Campaigns,Programs,Program Templates,Footage',
    indent: /^ {2}([^\n:]+):/gm,
  },
  {
    edit: { do: 'move', of: 'section normal/audience', before: 'section normal/create' },
    sentence: 'menu Audience / Users: it stands before Create / Files, not after it',
    order: 'Tasks,Audience,Create,Organization',
    indent: /^([A-Z][^\n:]*):/gm,
  },
])('$edit.of that has moved moves in the tables', ({ edit, sentence, order, indent }) => {
  const { rows, others, files: texts } = after(edit)
  expect(rows).toContain(`full-menu.yaml ${sentence}`)
  expect(others).toEqual([])
  const text = texts.get('full-menu.yaml')!
  expect(keysOf(text, indent).join()).toContain(order)
  expect(sorted(text)).toEqual(sorted(tables.get('full-menu.yaml')!))
})
