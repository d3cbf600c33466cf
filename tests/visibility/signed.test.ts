import { expect, test } from 'vitest'
import { compileManifest } from '../../codegen/compile'
import { createEdition } from '../../codegen/questions/edition'
import { createTablePlaces, readTables } from '../../codegen/tables/readTables'
import { signaturesOf, unsignedOf } from '../../codegen/tables/signaturesOf'
import { checkTables, disagreementsIn, tellDisagreement } from '../../codegen/tables/checkTables'
import { manifestFiles, model } from './manifest'
import { tableFiles, tables } from './table'

const signatures = signaturesOf(tableFiles, model)
const { disagreements, cuts, untested, stale } = checkTables(tables, model)

test('every entry, page, call, control and error rule is signed by a row of a table', () => {
  const unsigned = unsignedOf(signatures, model)
  process.stdout.write(
    `${signatures.size} cells signed, ${unsigned.length} not; ${cuts} things left out in turn, ${untested.length} unnoticed\n`,
  )
  expect(unsigned).toEqual([])
})

test('a signature is a place in a table', () => {
  for (const places of signatures.values())
    for (const place of places) expect(place).toMatch(/^tests\/visibility\/[a-z-]+\.yaml:\d+:\d+$/)
  expect(signatures.get('rule serverError')).toHaveLength(2)
})

test('no table says anything else than the manifest', () => {
  const placeInTable = createTablePlaces(tableFiles)
  expect(disagreements.map((each) => tellDisagreement(each, placeInTable))).toEqual([])
})

test('whatever is left out of a predicate or an error rule, some table notices', () => {
  const { placeOf } = createEdition(model, manifestFiles)
  expect(untested.map(({ spot, what }) => `${placeOf(spot)} ${what}`)).toEqual([])
})

test('what unnoticed.yaml explains is not noticed', () => {
  expect(stale).toEqual([])
})

test('a row that says something else is told with the smallest person it is wrong about', () => {
  const wrong = readTables(
    new Map(tableFiles)
      .set('controls.yaml', 'quickRecord: { cc: yes, viewer: { proEditVendor: true }, cm: yes }\n')
      .set(
        'calls.yaml',
        tableFiles.get('calls.yaml')!.replace('signIn: everyone', 'signIn: { cm: yes }'),
      ),
    model,
  )
  const reported = disagreementsIn(wrong.tables, model).map(({ sentence }) => sentence)
  expect(reported).toContain('control quickRecord: viewer with proEditVendor is signed but refused')
  expect(reported).toContain('call signIn: who is not signed in is let in but not signed')
})

test('a row of a menu that no longer has its entry on these screens is told, though another menu has it', () => {
  const navigation = manifestFiles.get('navigation.yaml')!
  const without = navigation.replace('      - { id: simpleHome, sameAs: home }\n', '')
  expect(without).not.toBe(navigation)
  const changed = new Map([...manifestFiles, ['navigation.yaml', without]])
  const reported = disagreementsIn(tables, compileManifest(changed).model!)
  expect(reported).toContainEqual({
    sentence: 'menu Home / All: no menu has this on these screens',
    spot: { file: 'simplified-menu.yaml', path: ['Home', 'All'], at: 'key' },
  })
})

test('a row of a menu that stands elsewhere than its entry is told', () => {
  const menu = tableFiles.get('simplified-menu.yaml')!
  const rows = /^(  All:.*\n)(  Not Viewed:.*\n)/m
  const wrong = readTables(
    new Map(tableFiles).set('simplified-menu.yaml', menu.replace(rows, '$2$1')),
    model,
  )
  expect(disagreementsIn(wrong.tables, model)).toContainEqual({
    sentence: 'menu Home / All: it stands before Home / Not Viewed, not after it',
    spot: { file: 'simplified-menu.yaml', path: ['Home', 'All'], at: 'key' },
  })
})

test('a row about replies that another rule takes is told', () => {
  const text = tableFiles.get('replies.yaml')!.replace('rule: serverError', 'rule: refused')
  const wrong = readTables(new Map(tableFiles).set('replies.yaml', text), model)
  const reported = disagreementsIn(wrong.tables, model).map(({ sentence }) => sentence)
  expect(reported).toContain('the rule serverError takes this reply, not refused')
})

test('without a row what it signs is told as unsigned, and its clauses as untested', () => {
  const text = tableFiles.get('calls.yaml')!.replace(/^trimClip: .*\n/m, '')
  const files = new Map(tableFiles).set('calls.yaml', text)
  expect(unsignedOf(signaturesOf(files, model), model)).toEqual(['call trimClip'])

  const withoutRow = tables.map((table) =>
    table.kind === 'calls'
      ? {
          ...table,
          rows: Object.fromEntries(Object.entries(table.rows).filter(([id]) => id !== 'trimClip')),
        }
      : table,
  )
  expect(checkTables(withoutRow, model).untested.map(({ what }) => what)).toEqual([
    'call trimClip without its roles',
    'call trimClip without the role cc',
    'call trimClip without the role cm',
  ])
})
