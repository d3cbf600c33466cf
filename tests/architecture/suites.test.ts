import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { longJourneys, subjects } from '../run/subjects'
import { testFiles } from '../run/testFiles'

const tests = resolve(import.meta.dirname, '..')

test('what a change proves again is there: a property with sizes, or a journey', () => {
  const sized = testFiles().filter(({ text }) => /support\/sizes'/.test(text))
  const isThere = (file: string) =>
    longJourneys.includes(file)
      ? existsSync(resolve(tests, '..', file))
      : sized.some(({ path }) => path.startsWith(file))
  expect(subjects.map(([file]) => file).filter((file) => !isThere(file))).toEqual([])
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
