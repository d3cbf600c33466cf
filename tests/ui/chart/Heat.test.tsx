// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { Heat } from '../../../src/ui/chart/Heat'
import { click, draw, focus, press, send } from '../page'
import { pointAt, said, slider, table, tip } from './charts'

const rows = [
  { id: 'a', label: 'Ava', values: [0.4, 1.2] },
  { id: 'b', label: 'Ben', values: [0, 1] },
]

const format = (value: number) => `${Math.round(value * 100)} %`

function drawLoad(onOpen?: (row: number, column: number) => void) {
  const load = { label: 'Load', rowsLabel: 'Editor', rows, columns: ['W 48', 'W 49'], format }
  draw(<Heat {...load} {...(onOpen && { onOpen })} />)
}

test('a cell is as strong as it is full, and one that is too full is another', () => {
  drawLoad()
  const cells = [...document.querySelectorAll('g')]
  expect(cells.map((cell) => cell.dataset['over'])).toEqual(['false', 'true', 'false', 'false'])
  expect(cells.map((cell) => cell.querySelector('rect')?.style.fillOpacity)).toEqual([
    '0.2',
    '1',
    '0',
    '0.5',
  ])
})

test('keys go to the cells beside, above and below, and open them', () => {
  const opened: unknown[] = []
  drawLoad((row, column) => opened.push([row, column]))
  focus(slider())
  expect(said()).toBe('Ava, W 48, 40 %')
  press('ArrowRight')
  press('ArrowDown')
  expect(said()).toBe('Ben, W 49, 100 %')
  press('Enter')
  send(slider(), pointAt(99, 1))
  expect(tip()).toBe('Ava, W 49120 %')
  click(slider())
  expect(opened).toEqual([
    [1, 1],
    [0, 1],
  ])
})

test('a table says the same', () => {
  drawLoad()
  expect(table()).toEqual([
    ['Editor', 'W 48', 'W 49'],
    ['Ava', '40 %', '120 %'],
    ['Ben', '0 %', '100 %'],
  ])
})
