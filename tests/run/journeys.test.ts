import { expect, test } from 'vitest'
import { afterAgain } from './journeys'
import type { Journey } from './reports'

const journey = (name: string, hasPassed: boolean, trace?: string): Journey => ({
  name,
  hasPassed,
  ms: 1000,
  failure: { said: name, trace },
})

const names = (journeys: readonly Journey[]) => journeys.map(({ name }) => name)

test.each([
  ['all pass', 'abc', '', '', [], []],
  ['one fails twice', 'ab', 'c', 'c', [], ['c']],
  ['one fails once', 'ab', 'c', '', ['c'], []],
  ['two fail once, one twice', 'a', 'bcd', 'd', ['b', 'c'], ['d']],
  ['three fail once', 'a', 'bcd', '', ['b', 'c', 'd'], ['b', 'c', 'd']],
])('%s', (_, passing, failing, failingAgain, unsteady, failed) => {
  const first = [
    ...[...passing].map((name) => journey(name, true)),
    ...[...failing].map((name) => journey(name, false)),
  ]
  const again = [...failing].map((name) => journey(name, !failingAgain.includes(name), 'a trace'))
  const after = afterAgain(first, again)
  expect(names(after.unsteady)).toEqual(unsteady)
  expect(names(after.journeys.filter(({ hasPassed }) => !hasPassed))).toEqual(failed)
})

test('a journey that failed twice leaves the trace of its second try', () => {
  const again = [journey('a', false, 'a trace')]
  const [after] = afterAgain([journey('a', false)], again).journeys
  expect(after?.failure.trace).toBe('a trace')
})
