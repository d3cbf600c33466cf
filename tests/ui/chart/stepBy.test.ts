import { expect, test } from 'vitest'
import { stepBy } from '../../../src/ui/chart/stepBy'

const week = { count: 30 }
const heat = { count: 12, perRow: 6 }

test.each([
  ['the right arrow goes on', week, 'ArrowRight', 3, 4],
  ['the left arrow goes back', week, 'ArrowLeft', 3, 2],
  ['up goes on where there is one row', week, 'ArrowUp', 3, 4],
  ['down goes back where there is one row', week, 'ArrowDown', 3, 2],
  ['nothing comes after the last', week, 'ArrowRight', 29, 29],
  ['nothing comes before the first', week, 'ArrowLeft', 0, 0],
  ['Home leads to the first', week, 'Home', 17, 0],
  ['End leads to the last', week, 'End', 17, 29],
  ['Page Up goes on by a tenth', week, 'PageUp', 17, 20],
  ['Page Down goes back by a tenth', week, 'PageDown', 1, 0],
  ['down leads to the row below', heat, 'ArrowDown', 2, 8],
  ['up leads to the row above', heat, 'ArrowUp', 8, 2],
  ['below the last row is nothing', heat, 'ArrowDown', 8, 8],
  ['above the first row is nothing', heat, 'ArrowUp', 2, 2],
  ['a row ends at its end', heat, 'ArrowRight', 5, 5],
  ['a row begins at its beginning', heat, 'ArrowLeft', 6, 6],
  ['other keys lead nowhere', week, 'a', 3, undefined],
  ['there is nowhere to go where nothing is', { count: 0 }, 'ArrowRight', 0, undefined],
])('%s', (_, steps, key, from, to) => {
  expect(stepBy(key, from, steps)).toBe(to)
})
