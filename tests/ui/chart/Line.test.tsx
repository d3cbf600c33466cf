// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { Line } from '../../../src/ui/chart/Line'
import { draw, focus, press } from '../page'
import { plays, said, slider, table } from './charts'

test('a dot stands on the line where it is looked at, and its ground is drawn if it has one', () => {
  const [series] = plays.series
  draw(<Line data={{ ...plays, top: 200, series: [{ ...series!, isFilled: true }] }} />)
  expect(document.querySelectorAll('path')).toHaveLength(2)
  focus(slider())
  press('End')
  const dot = document.querySelector<HTMLElement>('span[data-tone="1"]')
  expect(dot?.style.left).toBe('100%')
  expect(Number.parseFloat(dot?.style.top ?? '')).toBeCloseTo(7)
})

test('what happened at a step stands there with its name, and is told with it', () => {
  draw(<Line data={{ ...plays, marks: [{ at: 1, label: 'Letter 1' }] }} />)
  const mark = document.querySelector<HTMLElement>('span[data-side="after"]')
  expect(mark?.textContent).toBe('Letter 1')
  expect(mark?.style.left).toBe('50%')
  focus(slider())
  press('ArrowRight')
  expect(said()).toBe('17 Nov, Letter 1, Plays: 112')
  expect(table()[2]).toEqual(['17 Nov, Letter 1', '112'])
})
