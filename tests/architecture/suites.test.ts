import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { faultsOf } from '../run/ledger'
import { daily, heavy, unsteady } from '../run/lists'

const tests = resolve(import.meta.dirname, '..')
const isThere = (file: string) => existsSync(resolve(tests, '..', file))

test('the lists of what npm test runs and leaves out name files that are there', () => {
  const listed = [
    ...Object.keys(heavy),
    ...daily.map((line) => `tests/journeys/${line.split(' › ')[0]}`),
  ]
  expect(listed.filter((file) => !isThere(file))).toEqual([])
})

test('two journeys at most are known to be unsteady, for a week at most', () => {
  expect(faultsOf(unsteady, isThere, new Date().toISOString().slice(0, 10))).toEqual([])
})

test('hooks stand in tests and set-ups: what many tests import is imported once, so its hooks would serve the first alone', () => {
  const config = readFileSync(join(tests, 'vitest.config.ts'), 'utf8')
  const shared = readdirSync(tests, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      /(?<!\.test|\.journey|\.check)\.tsx?$/.test(path) &&
      !path.startsWith('journeys') &&
      !config.includes(`'tests/${path}'`),
  )
  const hooked = shared.filter((path) =>
    /^(before|after)(Each|All)\(/m.test(readFileSync(join(tests, path), 'utf8')),
  )
  expect(hooked).toEqual([])
})

test('no test has a limit of its own for what it waits for', () => {
  const patient = ['support/eventually.ts', 'support/meanwhile.ts', 'architecture/suites.test.ts']
  const hurried = readdirSync(tests, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      /\.tsx?$/.test(path) &&
      !/^journeys|config\.ts$/.test(path) &&
      !patient.includes(path) &&
      /vi\.wait(For|Until)|\btimeout: ?\d/.test(readFileSync(join(tests, path), 'utf8')),
  )
  expect(hurried).toEqual([])
})
