import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compileManifest } from '../../../codegen/compile'
import { readFolder } from '../../../codegen/folder'

const migrations = 'src/server/database/migrations'

let project: string

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'new-area-'))
  for (const path of ['manifest', 'generated/schema.sql', migrations])
    cpSync(resolve(path), join(project, path), { recursive: true })
})

afterAll(() => rmSync(project, { recursive: true, force: true }))

function create(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('codegen/bin.mjs'), 'manifest', 'new', ...args],
    { cwd: project, encoding: 'utf8' },
  )
  expect(stderr).not.toMatch(/\n\s+at /)
  return { status, stdout, stderr }
}

const allTypes =
  'serial?, note?: long, price?: money, weight?: number, count: integer, isNew?: boolean, boughtOn?: date, contact?: email, picture?: picture, keeper?: person, kind: hard|soft'

test.each([
  [
    'film-lights',
    [
      '--names',
      'film light/film lights',
      '--fields',
      allTypes,
      '--look',
      'cc,viewer',
      '--menu',
      'organization',
      '--german',
      'Leuchte/Leuchten',
    ],
  ],
  ['props', ['--names', 'prop/props', '--change', 'cc,cm']],
])('%s is an area without a mistake, whose tables are made', (area, options) => {
  const before = readdirSync(join(project, migrations))
  const { status, stderr } = create(area, ...options)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(readdirSync(join(project, migrations)).length).toBe(before.length + 1)
  const picture = readFileSync(join(project, 'generated/schema.sql'), 'utf8')
  const { problems, model } = compileManifest(
    readFolder(join(project, 'manifest')),
    undefined,
    picture,
  )
  expect(problems).toEqual([])
  expect(model!.routes.map(({ path }) => path)).toContain(`/${area}/list`)
})

test.each([
  ['an area that is there', ['contacts', '--names', 'a/b'], 'There is an area contacts already'],
  ['a name that no file has', ['Film Lights', '--names', 'a/b'], 'small letters and dashes'],
  ['one name', ['lights', '--names', 'light'], 'Say both, with a slash between'],
  ['no name, with nobody to ask', ['lights'], 'Nobody can be asked here'],
  ['a name without letters', ['lights', '--names', '1/2'], 'letters, digits and spaces'],
  [
    'a type that no field has',
    ['lights', '--names', 'a/b', '--fields', 'size: lenght'],
    'lenght is no type of a field',
  ],
  ['a field twice', ['lights', '--names', 'a/b', '--fields', 'size, size'], 'stands there twice'],
  ['a field that is no word', ['lights', '--names', 'a/b', '--fields', 'Size'], 'not Size'],
  ['a choice that is no word', ['lights', '--names', 'a/b', '--fields', 'kind: a|B'], 'not B'],
  ['a role that nobody has', ['lights', '--names', 'a/b', '--change', 'cn'], 'There is no role cn'],
  [
    'a section that no menu has',
    ['lights', '--names', 'a/b', '--menu', 'organisation'],
    'Did you mean organization?',
  ],
  ['things that are something else already', ['lights', '--names', 'contact/contacts'], 'Contact'],
])('%s is refused, and nothing is written', (_, args, told) => {
  const before = readFolder(join(project, 'manifest'))
  const { status, stderr } = create(...args)
  expect(stderr).toContain(told)
  expect(status).not.toBe(0)
  expect(readFolder(join(project, 'manifest'))).toEqual(before)
})
