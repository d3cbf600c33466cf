import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

/** The cases of the session by the level at which each has to hold: rules, a browser with pages, HTTP. */
const levels = {
  rules: [
    3, 4, 7, 12, 13, 14, 17, 24, 26, 27, 28, 31, 32, 39, 40, 41, 42, 44, 46, 48, 50, 51, 53, 55, 56,
    58, 64, 65, 76, 78, 79, 80, 81,
  ],
  browser: [
    1, 2, 5, 6, 8, 9, 10, 11, 15, 16, 18, 23, 25, 29, 30, 33, 34, 36, 37, 38, 43, 45, 47, 49, 54,
    57, 59, 60, 61, 62, 63, 66, 69, 70, 71, 72, 73, 74, 75, 77, 82, 83, 84,
  ],
  http: [19, 20, 21, 22, 35, 52, 67, 68, 74],
} as const

const count = 84

const tests = resolve(import.meta.dirname, '..')
const reported = readdirSync(tests, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(test|journey)\.tsx?$/.test(file) && !file.startsWith('architecture'))
  .flatMap((file) => {
    const text = readFileSync(join(tests, file), 'utf8')
    return [...text.matchAll(/['"`]case (\d+): /g)].map(([, no]) => ({ file, no: Number(no) }))
  })

const places: Readonly<Record<keyof typeof levels, RegExp>> = {
  rules: /\.test\.tsx?$/,
  browser: /^journeys\/.*\.journey\.ts$/,
  http: /(^|\/)server\/.*\.test\.ts$/,
}

describe.each(Object.keys(levels) as (keyof typeof levels)[])(
  'the cases of the session: %s',
  (level) => {
    test.each(levels[level])('case %i is told by a test of its own', (no) => {
      const files = reported.filter((each) => each.no === no).map(({ file }) => file)
      expect(files.filter((file) => places[level].test(file))).not.toEqual([])
    })
  },
)

test('each case stands at a level', () => {
  const placed = new Set<number>(Object.values(levels).flat())
  expect([...placed].toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: count }, (_, index) => index + 1),
  )
  expect(reported.filter(({ no }) => no > count)).toEqual([])
})
