import { expect, test } from 'vitest'
import { nextSort } from '../../../../src/ui/collection/columns'
import { sorts } from '../../../../src/features/footage/client/footageQuery'
import { sortOfTable, tableSortOf } from '../../../../src/features/footage/client/tableSort'

test.each(sorts)('the heads of the table show the order %s and lead back to it', (sort) => {
  expect(sortOfTable(tableSortOf(sort))).toBe(sort)
})

test.each([
  { from: 'newest', pressed: 'added', to: 'oldest' },
  { from: 'oldest', pressed: 'added', to: 'newest' },
  { from: 'newest', pressed: 'name', to: 'name' },
  { from: 'name', pressed: 'duration', to: 'duration' },
] as const)('pressing $pressed in the order $from leads to $to', ({ from, pressed, to }) => {
  expect(sortOfTable(nextSort(tableSortOf(from), pressed))).toBe(to)
})
