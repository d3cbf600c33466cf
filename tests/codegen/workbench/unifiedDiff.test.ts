import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { unifiedDiff } from '../../../codegen/workbench/unifiedDiff'

const alphabet = [...'abcdefghijklmnop']
const text = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('')

test.each([
  { what: 'nothing', after: alphabet, told: [] },
  {
    what: 'a line in the middle, with three lines around it',
    after: alphabet.with(7, 'H'),
    told: ['@@ -5,7 +5,7 @@', ' e', ' f', ' g', '-h', '+H', ' i', ' j', ' k'],
  },
  {
    what: 'the first line',
    after: alphabet.slice(1),
    told: ['@@ -1,4 +1,3 @@', '-a', ' b', ' c', ' d'],
  },
  {
    what: 'two places far apart, each by itself',
    after: ['A', ...alphabet.slice(1, -1)],
    told: [
      '@@ -1,4 +1,4 @@',
      '-a',
      '+A',
      ' b',
      ' c',
      ' d',
      '@@ -13,5 +13,4 @@',
      ' m',
      ' n',
      ' o',
      '-p',
      ' ',
    ],
  },
  {
    what: 'two places near each other, together',
    after: alphabet.with(4, 'E').with(7, 'H'),
    told: [
      '@@ -2,10 +2,10 @@',
      ' b',
      ' c',
      ' d',
      '-e',
      '+E',
      ' f',
      ' g',
      '-h',
      '+H',
      ' i',
      ' j',
      ' k',
    ],
  },
])('$what', ({ after, told }) => {
  expect(unifiedDiff(text(alphabet), text(after))).toEqual(told)
})

/** Follows a diff as `patch` does; a line that is not there is shouted. */
function patched(before: string, diff: readonly string[]): string {
  const old = before.split('\n')
  const fresh: string[] = []
  let at = 0
  for (const line of diff) {
    const start = /^@@ -(\d+)/.exec(line)?.[1]
    if (start !== undefined) {
      fresh.push(...old.slice(at, Number(start) - 1))
      at = Number(start) - 1
      continue
    }
    if (!line.startsWith('+') && old[at++] !== line.slice(1)) fresh.push('NOT THERE')
    if (!line.startsWith('-')) fresh.push(line.slice(1))
  }
  return [...fresh, ...old.slice(at)].join('\n')
}

test('whoever follows it comes from one text to the other', () => {
  const anyText = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 20 }).map(text)
  fc.assert(
    fc.property(anyText, anyText, (before, after) => {
      expect(patched(before, unifiedDiff(before, after))).toBe(after)
    }),
  )
})
