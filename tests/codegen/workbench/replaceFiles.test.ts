import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { replaceFiles } from '../../../codegen/workbench/replaceFiles'
import { readFolder } from '../../../codegen/folder'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'replace-'))
  for (const [file, text] of before) writeFileSync(join(folder, file), text)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const before = new Map([
  ['a.yaml', 'a: 1\n'],
  ['b.yaml', 'b: 1\n'],
])
const after = new Map([
  ['a.yaml', 'a: 2\n'],
  ['b.yaml', 'b: 2\n'],
])

test('all files are replaced, and nothing is left beside them', () => {
  expect(replaceFiles(folder, before, after)).toBe(true)
  expect(readFolder(folder)).toEqual(after)
})

test('none is replaced when one is not what it was thought to be', () => {
  writeFileSync(join(folder, 'b.yaml'), 'b: 7\n')
  expect(replaceFiles(folder, before, after)).toBe(false)
  expect(readFolder(folder)).toEqual(new Map([...before, ['b.yaml', 'b: 7\n']]))
})

test('none is replaced when one cannot be written', () => {
  // A folder stands where the second file would be written first.
  const inTheWay = join(folder, `b.yaml.${process.pid}.tmp`)
  mkdirSync(inTheWay)
  expect(() => replaceFiles(folder, before, after)).toThrow('EISDIR')
  expect(readFolder(folder)).toEqual(before)
  expect(readdirSync(folder)).toEqual(['a.yaml', 'b.yaml', `b.yaml.${process.pid}.tmp`])
})
