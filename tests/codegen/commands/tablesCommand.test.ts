import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

/** A copy of this project's manifest and tables, to make mistakes in. */
let project: string
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'tables-'))
  cpSync('manifest', join(project, 'manifest'), { recursive: true })
  cpSync('tests/visibility', join(project, 'tests/visibility'), {
    recursive: true,
    filter: (path) => !path.endsWith('.ts'),
  })
})
afterEach(() => rmSync(project, { recursive: true, force: true }))

function tables(...options: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      resolve('codegen/bin.mjs'),
      'manifest',
      'tables',
      ...options,
      '--manifest',
      join(project, 'manifest'),
    ],
    { encoding: 'utf8' },
  )
  return { status, reported: (stdout + stderr).trimEnd().split('\n') }
}

function change(file: string, find: string, write: string): void {
  const path = join(project, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(find)
  writeFileSync(path, text.replace(find, write))
}

test('tables that say what the manifest says are told in one line', () => {
  const { status, reported } = tables()
  expect(reported).toEqual([
    expect.stringMatching(/^\d+ things signed, 0 not; \d+ left out in turn, 0 unnoticed\.$/),
  ])
  expect(status).toBe(0)
})

test('a change of the manifest that nobody has signed is told at the row it contradicts', () => {
  change(
    'manifest/features/contacts.yaml',
    '{ id: eraseContacts,',
    '{ id: eraseContacts, access: { roles: [cm, cc] },',
  )
  const { status, reported } = tables()
  expect(reported[0]).toMatch(
    /^tests\/visibility\/calls\.yaml:\d+:1 call eraseContacts: cc is let in but not signed$/,
  )
  expect(status).toBe(1)
})

test('a misspelt name in a table is told with its place and the likely fix', () => {
  change('tests/visibility/calls.yaml', 'listClips:', 'listClip:')
  const { status, reported } = tables()
  expect(reported[0]).toMatch(
    /^tests\/visibility\/calls\.yaml:\d+:1 KEY-UNKNOWN There is no call listClip\.$/,
  )
  expect(reported[1]).toBe('  Did you mean listClips?')
  expect(status).toBe(1)
})

test('a row that is missing is told as what is signed by no row', () => {
  change('tests/visibility/controls.yaml', 'quickRecord: { cc: yes, cm: yes }', '')
  expect(tables().reported).toContain('control quickRecord is signed by no row.')
})

test.each([
  ['controls.yaml', 'quickRecord: { cc: yes, cm: yes }'],
  ['pages.yaml', '/users: { admin: yes, cm: yes }'],
  ['calls.yaml', 'listBumpers: { cc: yes, cm: yes }'],
  ['screens.yaml', 'letters: { superAdmin: [send] }'],
  ['full-menu.yaml', '  Campaigns: { cm: { campaignManagerAccess: true } }'],
])('--rows gives the row that is missing in %s, as it stood there', (file, row) => {
  change(`tests/visibility/${file}`, `${row}\n`, '')
  const { status, reported } = tables('--rows')
  expect(status).toBe(1)
  const at = reported.indexOf(`# tests/visibility/${file}`)
  expect(reported.slice(at)).toContain(row)
})
