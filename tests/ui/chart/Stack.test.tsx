// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { Stack } from '../../../src/ui/chart/Stack'
import { click, draw, focus, press, send } from '../page'
import { pointAt, said, slider, states, table, tip } from './charts'

test('rows are told by keys, by the pointer and by a table, and open', () => {
  const opened: number[] = []
  draw(<Stack data={states} onOpen={(at) => opened.push(at)} />)
  focus(slider())
  expect(said()).toBe('Safety on set, Viewed: 218, Started: 31')
  press('ArrowDown')
  expect(tip()).toBe('Speaking upViewed: 96Started: 74')
  press('Enter')
  send(slider(), pointAt(50, 10))
  expect(tip()).toContain('Safety on set')
  click(slider())
  expect(opened).toEqual([1, 0])
  expect(table()).toEqual([
    ['Program', 'Viewed', 'Started'],
    ['Safety on set', '218', '31'],
    ['Speaking up', '96', '74'],
  ])
})

test('the names of its rows may stand elsewhere', () => {
  draw(<Stack data={states} hidesSteps />)
  expect(document.querySelector('bdi')).toBeNull()
  expect(document.querySelectorAll('rect')).toHaveLength(4)
})
