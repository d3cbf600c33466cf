import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { subjects } from '../run/properties'
import { testFiles } from '../run/testFiles'

const tests = resolve(import.meta.dirname, '..')

test('each property that a change proves again is there, and is sized', () => {
  const sized = testFiles().filter(({ text }) => /support\/sizes'/.test(text))
  const gone = subjects.filter(([property]) => !sized.some(({ path }) => path.startsWith(property)))
  expect(gone).toEqual([])
})

test('hooks stand in tests: what many of them import is imported once, so its hooks would serve the first alone', () => {
  const shared = readdirSync(tests, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /(?<!\.test|\.journey|\.check)\.tsx?$/.test(path) && !path.startsWith('journeys'),
  )
  const hooked = shared.filter((path) =>
    /^(before|after)(Each|All)\(/m.test(readFileSync(join(tests, path), 'utf8')),
  )
  expect(hooked).toEqual([])
})
