import { expect, test } from 'vitest'
import { linesOf } from '../../../src/ui/collection/gridLines'

const drawn = (lines: ReturnType<typeof linesOf>) =>
  lines.map((line) => (line.kind === 'heading' ? line.part : `${line.from}-${line.to}`)).join(' ')

test.each([
  { parts: '', columns: 3, lines: '' },
  { parts: 'aaaa', columns: 3, lines: 'a 0-3 3-4' },
  { parts: 'abbbbc', columns: 3, lines: 'a 0-1 b 1-4 4-5 c 5-6' },
  { parts: 'abc', columns: 1, lines: 'a 0-1 b 1-2 c 2-3' },
])(
  'items of the parts "$parts", $columns beside each other: $lines',
  ({ parts, columns, lines }) => {
    expect(drawn(linesOf(parts.length, columns, (index) => parts[index]!))).toBe(lines)
  },
)

test('without parts there are rows alone', () => {
  expect(drawn(linesOf(7, 3))).toBe('0-3 3-6 6-7')
})
