import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { writeWhole } from '../../../codegen/folder'
import { main } from '../../../codegen/manifest'
import { screensManifest } from '../support'

/** A manifest whose screen of contacts lacks a few words in each language. */
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'words-'))
  for (const [path, text] of screensManifest())
    writeWhole(
      join(folder, path),
      text
        .replace('bornOn: Born on, ', '')
        .replace("trash_one: '{count} Trash', trash_other: '{count} Trash', ", ''),
    )
})

afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => void vi.restoreAllMocks())

function run(screen: string) {
  const said: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0)
  vi.spyOn(console, 'error').mockImplementation((text: string) => void said.push(text))
  return { code: main(['words', '--manifest', folder, screen]), said: said.join('\n').trimEnd() }
}

const lacking = (language: string) => `# text/${language}/audience.yaml
text:
  audience:
    contacts:
      field:
        bornOn: Born on
      done:
        trash_one: '{count} trash'
        trash_other: '{count} trash'`

test('the words that a screen lacks are printed as YAML to add, for each language', () => {
  expect(run('contacts')).toEqual({ code: 1, said: `${lacking('en')}\n\n${lacking('de')}` })
})

test('a screen that has all its words is said to', () => {
  expect(run('users')).toEqual({ code: 0, said: 'The screen users has all its words.' })
})

test('a misspelt screen is told', () => {
  expect(run('contact')).toEqual({
    code: 2,
    said: 'There is no screen contact. Did you mean contacts?',
  })
})
