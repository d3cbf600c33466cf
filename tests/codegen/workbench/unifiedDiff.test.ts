import { expect, test } from 'vitest'
import { unifiedDiff } from '../../../codegen/workbench/unifiedDiff'

const alphabet = [...'abcdefghijklmnop']
const text = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('')

test.each([
  { what: 'nothing', after: alphabet, reported: [] },
  {
    what: 'two places far apart, each with three lines around it',
    after: ['A', ...alphabet.slice(1, -1)],
    reported: '@@ -1,4 +1,4 @@|-a|+A| b| c| d|@@ -13,4 +13,3 @@| m| n| o|-p'.split('|'),
  },
])('$what', ({ after, reported }) => {
  expect(unifiedDiff(text(alphabet), text(after))).toEqual(reported)
})
