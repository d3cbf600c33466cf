import { expect, test } from 'vitest'
import { compileManifest } from '../../../codegen/compile'
import { disagreementsIn, tellDisagreement } from '../../../codegen/tables/checkTables'
import { createTablePlaces, readTables } from '../../../codegen/tables/readTables'
import { signaturesOf, unsignedOf } from '../../../codegen/tables/signaturesOf'
import { screensManifest } from '../support'

const file = 'features/audience.yaml'

const withAccess = (text: string, id: string, access: string) =>
  text.replace(
    new RegExp(`(id: ${id}\\b[^]*?access: )\\{ roles: \\[cm\\] \\}`),
    (_, head: string) => `${head}${access}`,
  )

/** Viewers may look, and export while hideOrganization is off; the rest is cm's. */
function modelOf() {
  const files = screensManifest()
  const looked = ['users.list', 'listUsers', 'listRoles', 'listProfileFields'].reduce(
    (text, id) => withAccess(text, id, '{ roles: [$normal] }'),
    files.get(file)!,
  )
  const exported = '[{ roles: [cm] }, { roles: [viewer], flags: { hideOrganization: false } }]'
  return compileManifest(files.set(file, withAccess(looked, 'exportUsers', exported))).model!
}

const model = modelOf()
const users = 'create, update, changeRoles, resend, deactivate, reactivate'

const toldOf = (table: string) => {
  const files = new Map([['screens.yaml', table]])
  const { problems, tables } = readTables(files, model)
  const placeOf = createTablePlaces(files)
  return [
    ...problems.map(({ message }) => message),
    ...disagreementsIn(tables, model)
      .filter(({ sentence }) => sentence.startsWith('screen users'))
      .map((each) => tellDisagreement(each, placeOf)),
  ]
}

test.each<[table: string, told: string[]]>([
  [`users: { cm: [${users}, export], viewer: { export: { hideOrganization: false } } }`, []],
  [
    `users: { cm: [${users}, export], viewer: [export] }`,
    [
      'tests/visibility/screens.yaml:1:1 screen users: export: viewer with hideOrganization is signed but refused',
    ],
  ],
  [
    `users: { cm: [${users}, export] }`,
    [
      'tests/visibility/screens.yaml:1:1 screen users: export: viewer without hideOrganization is let in but not signed',
    ],
  ],
  [
    `users: { cm: [${users}, export], viewer: { export: { hideOrganization: false }, create: yes } }`,
    ['tests/visibility/screens.yaml:1:1 screen users: create: viewer is signed but refused'],
  ],
  ['user: { cm: [create] }', ['There is no screen user.']],
  ['users: { cn: [create] }', ['There is no role cn.']],
  ['users: { cm: { invite: yes } }', ['There is no act invite.']],
])('%s: %j', (table, told) => {
  const reported = toldOf(table)
  expect(told.length > 0 && told[0]!.startsWith('There') ? reported.slice(0, 1) : reported).toEqual(
    told,
  )
})

test('a row about a screen signs all that the screen offers, and nothing of another', () => {
  const signed = signaturesOf(new Map([['screens.yaml', 'users: {}']]), model)
  const left = unsignedOf(signed, model).filter((subject) => subject.startsWith('act '))
  expect(signed.get('act users/create')).toEqual(['tests/visibility/screens.yaml:1:1'])
  expect(left).toContain('act contacts/erase')
  expect(left.some((subject) => subject.startsWith('act users/'))).toBe(false)
})
