// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { Bars } from '../../../src/ui/chart/Bars'
import { Line } from '../../../src/ui/chart/Line'
import { draw, focus, press, send } from '../page'
import { plays, pointAt, said, slider, states, table, tip } from './charts'

const kinds = [
  ['a line', Line],
  ['bars', Bars],
] as const

test.each(kinds)('%s says with a table what it shows', (_, Chart) => {
  draw(<Chart data={plays} />)
  expect(document.querySelector('caption')?.textContent).toBe('Plays by day')
  expect(table()).toEqual([
    ['Day', 'Plays'],
    ['16 Nov', '96'],
    ['17 Nov', '112'],
    ['18 Nov', '186'],
  ])
})

test.each(kinds)('arrow keys go along %s and tell each step', (_, Chart) => {
  draw(<Chart data={plays} />)
  expect(tip()).toBeUndefined()
  focus(slider())
  expect(said()).toBe('16 Nov, Plays: 96')
  press('ArrowRight')
  press('ArrowRight')
  expect(said()).toBe('18 Nov, Plays: 186')
  expect(tip()).toBe('18 NovPlays: 186')
  expect(slider().getAttribute('aria-valuenow')).toBe('3')
  expect(press('ArrowRight').defaultPrevented).toBe(true)
  expect(press('Tab').defaultPrevented).toBe(false)
  press('Escape')
  expect(tip()).toBeUndefined()
})

test.each([
  ['a line', Line, 0, '16 Nov'],
  ['a line', Line, 74, '17 Nov'],
  ['a line', Line, 76, '18 Nov'],
  ['bars', Bars, 30, '16 Nov'],
  ['bars', Bars, 36, '17 Nov'],
  ['bars', Bars, 100, '18 Nov'],
])('the pointer over %s shows the nearest step', (_, Chart, x, step) => {
  draw(<Chart data={plays} />)
  send(slider(), pointAt(x, 50))
  expect(tip()).toContain(step)
  send(slider(), new MouseEvent('pointerout', { bubbles: true }))
  expect(tip()).toBeUndefined()
})

const sayStep = (at: number) => [`${plays.steps[at]}, ${at} %`, 'played again']

test('what is said of a step may be said otherwise, also to what stands beside the chart', () => {
  const heard: unknown[] = []
  draw(<Line data={{ ...plays, sayStep }} onAt={(at) => heard.push(at)} />)
  focus(slider())
  press('End')
  expect(said()).toBe('18 Nov, 2 %, played again')
  press('Escape')
  expect(heard).toEqual([0, 2, undefined])
})

test('colours are told where there are several, and dashes are dashes', () => {
  const [viewed, started] = states.series
  draw(<Line data={{ ...states, series: [viewed!, { ...started!, isDashed: true }] }} />)
  expect([...document.querySelectorAll('li')].map((each) => each.textContent)).toEqual([
    'Viewed',
    'Started',
  ])
  expect(document.querySelectorAll('path[data-dashed="true"]')).toHaveLength(1)
})

test('a chart of nothing has no step to look at', () => {
  draw(<Bars data={{ ...plays, steps: [], series: [{ ...plays.series[0]!, values: [] }] }} />)
  focus(slider())
  press('ArrowRight')
  expect(tip()).toBeUndefined()
  expect(table()).toEqual([['Day', 'Plays']])
})
