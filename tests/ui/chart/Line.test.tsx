// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { Line } from '../../../src/ui/chart/Line'
import { draw, focus, press } from '../page'
import { plays, slider } from './charts'

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
