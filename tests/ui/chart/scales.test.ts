import { expect, test } from 'vitest'
import { bandsOf, namedSteps, pointsOf, stackOf, valueScale } from '../../../src/ui/chart/scales'

const series = (...values: number[]) => [{ id: 'a', label: 'A', tone: '1' as const, values }]

test.each([
  [
    'a round number above the highest ends the axis',
    series(187),
    undefined,
    [0, 50, 100, 150, 200],
  ],
  ['whole numbers have whole ticks', series(1, 0), undefined, [0, 1]],
  ['parts have parts', series(0.25), undefined, [0, 0.1, 0.2, 0.3]],
  ['nothing at all has an axis too', series(0, 0), undefined, [0, 1]],
  ['an end that is given is kept', series(0.25), 1, [0, 0.5, 1]],
])('%s', (_, given, top, ticks) => {
  expect(valueScale({ series: given, top }).ticks).toEqual(ticks)
})

test('zero stands at the bottom, the end at the top, and nothing beyond them', () => {
  const { topOf } = valueScale({ series: series(4), top: 8 })
  expect([0, 4, 8, 9].map(topOf)).toEqual([100, 50, 0, 0])
})

test('points go from edge to edge, and a single one stands in the middle', () => {
  expect(pointsOf(3)).toEqual([0, 50, 100])
  expect(pointsOf(1)).toEqual([50])
})

test('bands lie beside each other within the plot', () => {
  const { width, starts, centres } = bandsOf(4)
  expect(starts[0]).toBeGreaterThan(0)
  expect(starts[3]! + width).toBeLessThan(100)
  expect(centres).toEqual([12.5, 37.5, 62.5, 87.5].map((at) => expect.closeTo(at)))
})

test('at most so many steps are named, at equal distances from the first', () => {
  expect(namedSteps(28)).toEqual([0, 5, 10, 15, 20, 25])
  expect(namedSteps(3)).toEqual([0, 1, 2])
})

test('parts follow each other, in rows as long as they are beside the longest', () => {
  const two = [...series(6, 2), { id: 'b', label: 'B', tone: '2' as const, values: [2, 2] }]
  const rows = stackOf({ steps: ['x', 'y'], series: two })
  expect(rows.map((row) => row.map(({ start, length }) => [start, length]))).toEqual([
    [
      [0, 75],
      [75, 25],
    ],
    [
      [0, 25],
      [25, 25],
    ],
  ])
})
