import { expect, test } from 'vitest'
import { columnsIn, gridTarget } from '../../../src/ui/collection/gridKeys'

test.each([
  [0, 1],
  [227, 1],
  [471, 1],
  [472, 2],
  [1238, 5],
])('%i px hold %i cards of at least 228 px', (width, columns) => {
  expect(columnsIn(width, 16)).toBe(columns)
})

// Eleven items in rows of four: 0-3, 4-7, 8-10.
test.each([
  { key: 'ArrowRight', from: 3, to: 4 },
  { key: 'ArrowRight', from: 10, to: 10 },
  { key: 'ArrowLeft', from: 4, to: 3 },
  { key: 'ArrowLeft', from: 0, to: 0 },
  { key: 'ArrowDown', from: 1, to: 5 },
  { key: 'ArrowDown', from: 7, to: 10 },
  { key: 'ArrowDown', from: 9, to: 9 },
  { key: 'ArrowUp', from: 9, to: 5 },
  { key: 'ArrowUp', from: 2, to: 2 },
  { key: 'Home', from: 6, to: 4 },
  { key: 'End', from: 6, to: 7 },
  { key: 'End', from: 9, to: 10 },
  { key: 'PageDown', from: 1, to: 10 },
  { key: 'PageUp', from: 9, to: 1 },
  { key: 'x', from: 4, to: undefined },
])('in a grid $key leads from $from to $to', ({ key, from, to }) => {
  expect(gridTarget({ key, ctrlKey: false, metaKey: false }, from, { count: 11, columns: 4 })).toBe(
    to,
  )
})

test.each([
  { key: 'Home', from: 6, to: 0 },
  { key: 'End', from: 6, to: 10 },
])('with Ctrl $key leads to the very edge', ({ key, from, to }) => {
  expect(gridTarget({ key, ctrlKey: true, metaKey: false }, from, { count: 11, columns: 4 })).toBe(
    to,
  )
})

test.each([
  { key: 'ArrowRight', from: 3, to: undefined },
  { key: 'ArrowDown', from: 3, to: 4 },
  { key: 'ArrowDown', from: 10, to: 10 },
  { key: 'Home', from: 3, to: 0 },
  { key: 'End', from: 3, to: 10 },
])('in a list $key leads from $from to $to', ({ key, from, to }) => {
  expect(gridTarget({ key, ctrlKey: false, metaKey: false }, from, { count: 11, columns: 1 })).toBe(
    to,
  )
})

// Three parts in rows of four: 0-1, 2-5 and 6, 7-9.
test.each([
  { key: 'ArrowDown', from: 1, to: 3 },
  { key: 'ArrowDown', from: 5, to: 6 },
  { key: 'ArrowDown', from: 6, to: 7 },
  { key: 'ArrowDown', from: 8, to: 8 },
  { key: 'ArrowUp', from: 9, to: 6 },
  { key: 'ArrowUp', from: 4, to: 1 },
  { key: 'ArrowRight', from: 1, to: 2 },
  { key: 'Home', from: 9, to: 7 },
  { key: 'End', from: 0, to: 1 },
  { key: 'PageDown', from: 1, to: 8 },
  { key: 'PageUp', from: 8, to: 1 },
])('in rows of parts $key leads from $from to $to', ({ key, from, to }) => {
  const rows = { count: 10, columns: 4, starts: [0, 2, 6, 7] }
  expect(gridTarget({ key, ctrlKey: false, metaKey: false }, from, rows)).toBe(to)
})
