import { expect, test } from 'vitest'
import { unifiedDiff } from '../../../codegen/workbench/unifiedDiff'

const alphabet = [...'abcdefghijklmnop']
const text = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('')

test.each([
  { what: 'nothing', after: alphabet, told: [] },
  {
    what: 'two places far apart, each with three lines around it',
    after: ['A', ...alphabet.slice(1, -1)],
    told: '@@ -1,4 +1,4 @@|-a|+A| b| c| d|@@ -13,4 +13,3 @@| m| n| o|-p'.split('|'),
  },
])('$what', ({ after, told }) => {
  expect(unifiedDiff(text(alphabet), text(after))).toEqual(told)
})
