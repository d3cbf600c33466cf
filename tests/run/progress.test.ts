import { expect, test } from 'vitest'
import { createProgress, mark, progressLine, readMark, timeTaken } from './progress'

const steps = [
  { name: 'Checks', weight: 100 },
  { name: 'Unit tests', weight: 500 },
  { name: 'Journeys', weight: 400 },
]
const minute = 60_000

test.each([
  [{ step: 0, done: 0, total: 0, elapsedMs: 0 }, '[1/3] Checks'],
  [{ step: 0, done: 1, total: 10, elapsedMs: minute }, '[1/3] Checks 1/10'],
  [
    { step: 1, done: 50, total: 100, elapsedMs: 3.5 * minute },
    '[2/3] Unit tests 50/100, about 7 min left',
  ],
  [
    { step: 2, done: 160, total: 160, elapsedMs: 10 * minute },
    '[3/3] Journeys 160/160, less than a minute left',
  ],
])('%j is told as %s', (at, line) => {
  expect(progressLine(steps, at)).toBe(line)
})

test.each([
  [4_400, '4 s'],
  [59_600, '1 min 0 s'],
  [580_000, '9 min 40 s'],
])('%i ms are %s', (ms, said) => {
  expect(timeTaken(ms)).toBe(said)
})

test('a runner’s mark is told from what it prints', () => {
  expect(readMark(mark(3, 12).trimEnd())).toEqual({ done: 3, total: 12 })
  expect(readMark('3/12 of something')).toBeUndefined()
})

const clear = '\r\u001B[K'

function drawn(isTTY: boolean) {
  const said: string[] = []
  const out = { isTTY, columns: 40, write: (text: string) => said.push(text) }
  const progress = createProgress(steps, out, () => 0)
  progress.begin(0)
  for (let done = 1; done <= 20; done++) progress.at(done, 20)
  progress.say('A test failed.')
  progress.end()
  return said.join('')
}

test('a log gets a line for each tenth of a step', () => {
  const lines = drawn(false).trimEnd().split('\n')
  expect(lines).toHaveLength(12)
  expect(lines.at(-1)).toBe('A test failed.')
  expect(lines.at(-2)).toMatch(/^\[1\/3\] Checks 20\/20/)
})

test('a terminal keeps one line, and what is printed stands above it', () => {
  const lines = drawn(true).split('\n')
  expect(lines).toHaveLength(2)
  expect(lines[0]?.endsWith(`${clear}A test failed.`)).toBe(true)
  expect(lines[1]).toMatch(/^\[1\/3\] Checks 20\/20/)
  expect(lines[1]?.endsWith(clear)).toBe(true)
})
