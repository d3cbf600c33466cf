// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { Bars } from '../../../src/ui/chart/Bars'
import { draw } from '../page'
import { plays, states } from './charts'

const bars = () => [...document.querySelectorAll('rect')]
const heights = () => bars().map((bar) => Number.parseFloat(bar.getAttribute('height') ?? ''))

test('each step has a bar as high as its value', () => {
  draw(<Bars data={plays} isPale={(at) => at === 1} />)
  expect(heights()).toEqual([48, 56, 93].map((each) => expect.closeTo(each)))
  expect(bars().map((bar) => bar.dataset['pale'])).toEqual(['false', 'true', 'false'])
})

test('bars of several series stand beside each other', () => {
  draw(<Bars data={states} />)
  const starts = bars().map((bar) => Number.parseFloat(bar.getAttribute('x') ?? ''))
  const [first = 0, second = 0, other = 0] = starts
  const width = Number.parseFloat(bars()[0]!.getAttribute('width') ?? '')
  expect(other).toBeCloseTo(first + width)
  expect(second).toBeGreaterThan(other + width)
})
