import { expect, test } from 'vitest'
import { linePaths } from '../../../src/ui/chart/linePaths'

test('a line goes through its values, and its ground down to the bottom', () => {
  const { stroke, ground } = linePaths([1, 0], [0, 100], (value) => 100 - value * 100)
  expect(stroke).toBe('M0,0L100,100')
  expect(ground).toBe('M0,0L100,100L100,100L0,100Z')
})

test('no values make no line', () => {
  expect(linePaths([], [], Number)).toEqual({ stroke: '', ground: '' })
})
