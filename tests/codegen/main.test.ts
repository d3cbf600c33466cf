import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { beforeEach, afterEach, expect, test } from 'vitest'
import { listFolder } from '../../codegen/folder'

let folder: string
let manifest: string
let out: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'codegen-'))
  manifest = join(folder, 'manifest')
  out = join(folder, 'generated')
  cpSync(resolve(import.meta.dirname, 'base'), manifest, { recursive: true })
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function codegen(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['codegen/bin.mjs', '--manifest', manifest, '--out', out, ...args],
    { encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}

const times = () => listFolder(out).map((path) => `${path} ${statSync(join(out, path)).mtimeMs}`)

test('a fresh folder is written, and then nothing is stale', () => {
  expect(codegen().status).toBe(0)
  expect(listFolder(out)).toContain('facts/routes.ts')
  expect(codegen('--check')).toMatchObject({ status: 0, stdout: '', stderr: '' })
})

test('without a change no file is touched', () => {
  codegen()
  const before = times()
  expect(codegen()).toMatchObject({ status: 0, stdout: '' })
  expect(times()).toEqual(before)
})

test('a change writes only the files it concerns', () => {
  codegen()
  const app = join(manifest, 'app.yaml')
  writeFileSync(app, readFileSync(app, 'utf8').replace('value: 60', 'value: 61'))
  expect(codegen().stdout).toBe('wrote generated/facts/constants.ts\n')
})

test('a generated file that was edited, removed or added is stale, is told, and is put right', () => {
  codegen()
  appendFileSync(join(out, 'facts/roles.ts'), '// edited\n')
  rmSync(join(out, 'facts/flags.ts'))
  writeFileSync(join(out, 'facts/extra.ts'), '')
  const { status, stderr } = codegen('--check')
  expect(status).toBe(3)
  for (const name of ['roles', 'flags', 'extra'])
    expect(stderr).toContain(`generated/facts/${name}.ts`)
  expect(codegen().status).toBe(0)
  expect(codegen('--check').status).toBe(0)
})

test('what git does not track can be written alone, and a stale commit stays stale', () => {
  codegen()
  appendFileSync(join(out, 'facts/roles.ts'), '// edited\n')
  rmSync(join(out, 'openapi.json'))
  expect(codegen('--untracked').stdout).toBe('wrote generated/openapi.json\n')
  expect(codegen('--check')).toMatchObject({
    status: 3,
    stderr: expect.stringMatching(/:\n {2}generated\/facts\/roles\.ts\n$/),
  })
})

test('what git does not track is stale if it differs, not if it is missing', () => {
  codegen()
  for (const path of ['assets', 'schemas', 'openapi.json', 'visibility-cases.csv'])
    rmSync(join(out, path), { recursive: true })
  expect(codegen('--check').status).toBe(0)
  writeFileSync(join(out, 'openapi.json'), '{}\n')
  expect(codegen('--check')).toMatchObject({
    status: 3,
    stderr: expect.stringMatching(/:\n {2}generated\/openapi\.json\n$/),
  })
})

test('the picture of the tables, which migrations make, is neither stale nor removed', () => {
  codegen()
  writeFileSync(join(out, 'schema.sql'), 'create table clips (\n  id text not null\n);\n')
  expect(codegen('--check').status).toBe(0)
  expect(codegen()).toMatchObject({ status: 0, stdout: 'wrote generated/facts/tables.ts\n' })
  expect(listFolder(out)).toContain('schema.sql')
})

test('a mistake ends with 1, is told, and leaves the generated files as they were', () => {
  codegen()
  const before = times()
  appendFileSync(join(manifest, 'flags.yaml'), '\nflagz: {}\n')
  const { status, stderr } = codegen()
  expect(status).toBe(1)
  expect(stderr).toContain('KEY-UNKNOWN')
  expect(stderr).not.toMatch(/\n\s+at /)
  expect(times()).toEqual(before)
})

test('a manifest folder that does not exist is told', () => {
  rmSync(manifest, { recursive: true })
  expect(codegen()).toMatchObject({
    status: 2,
    stderr: `There is no manifest folder ${manifest}.\n`,
  })
})

test.each([
  { given: ['--chek'], reported: 'There is no option --chek. Did you mean --check?' },
  { given: ['again'], reported: 'codegen takes no again.' },
  { given: ['--manifest', 'package.json'], reported: 'There is no manifest folder' },
])('$given is refused with a sentence, and nothing is written', ({ given, reported }) => {
  const { status, stderr } = codegen(...given)
  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining(reported) })
  expect(listFolder(out)).toEqual([])
})
