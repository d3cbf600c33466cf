// What the tests of charts look at.
import type { ChartData } from '../../../src/ui/chart/data'

export const plays: ChartData = {
  label: 'Plays by day',
  stepsLabel: 'Day',
  steps: ['16 Nov', '17 Nov', '18 Nov'],
  series: [{ id: 'plays', label: 'Plays', tone: '1', values: [96, 112, 186] }],
  format: String,
}

export const states: ChartData = {
  label: 'Required viewing',
  stepsLabel: 'Program',
  steps: ['Safety on set', 'Speaking up'],
  series: [
    { id: 'viewed', label: 'Viewed', tone: '2', values: [218, 96] },
    { id: 'started', label: 'Started', tone: 'pale', values: [31, 74] },
  ],
  format: String,
}

export const slider = () => document.querySelector<HTMLElement>('[role="slider"]')!
export const said = () => slider().getAttribute('aria-valuetext')
export const tip = () => document.querySelector('[data-side]')?.textContent

/** Rows of the table that says the same as the chart. */
export const table = () =>
  [...document.querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map((cell) => cell.textContent),
  )

/** A pointer over the chart, which is 100 by 100. */
export function pointAt(x: number, y: number): PointerEvent {
  slider().getBoundingClientRect = () => new DOMRect(0, 0, 100, 100)
  return new MouseEvent('pointermove', { bubbles: true, clientX: x, clientY: y }) as PointerEvent
}
