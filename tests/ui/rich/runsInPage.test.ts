// @vitest-environment jsdom
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { textOf, tidy } from '../../../src/ui/rich/runs'
import { drawRuns, readRuns, select, selectedIn } from '../../../src/ui/rich/runsInPage'
import { sized } from '../../support/sizes'

const nameOf = (variable: string) => (variable === 'name' ? 'First name' : undefined)

function drawn(...runs: Parameters<typeof drawRuns>[1]) {
  const root = document.createElement('div')
  document.body.replaceChildren(root)
  drawRuns(root, runs, nameOf)
  return root
}

const piece = fc.constantFrom('a', 'Ada ', '\n', '{{name}}', '{{other}}', '<b>', '{{', ' ')
const run = fc.record({
  text: fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join('')),
  bold: fc.boolean(),
  italic: fc.boolean(),
  url: fc.option(fc.constant('/home'), { nil: undefined }),
})

test('runs are read back as they were drawn', () => {
  fc.assert(
    fc.property(fc.array(run), (runs) => {
      expect(readRuns(drawn(...runs))).toEqual(tidy(runs))
    }),
    sized(500),
  )
})

test('what is selected stays selected wherever it stands; a variable is selected whole', () => {
  fc.assert(
    fc.property(fc.array(run), fc.nat(20), fc.nat(20), (runs, one, other) => {
      const root = drawn(...runs)
      const text = textOf(runs)
      const places = [...text].flatMap((_, at) => (isWithin(text, at) ? [] : at))
      const [from = 0, to = 0] = [one, other]
        .map((no) => places[no % Math.max(1, places.length)] ?? 0)
        .toSorted((a, b) => a - b)
      select(root, { from, to })
      expect(selectedIn(root)).toEqual({ from, to })
    }),
    sized(500),
  )
})

const isWithin = (text: string, at: number) =>
  [...text.matchAll(/\{\{[a-z]+\}\}/g)].some(
    ({ index, 0: hole }) => at > index && at < index + hole.length,
  )

test('a variable shows what it is called, an unknown one that it is unknown', () => {
  const root = drawn({ text: 'Hello {{ name }} and {{who}}' })
  const chips = [...root.querySelectorAll<HTMLElement>('[data-variable]')]
  expect(chips.map((chip) => [chip.textContent, chip.dataset['unknown'] !== undefined])).toEqual([
    ['First name', false],
    ['who', true],
  ])
})

test('what a browser writes itself is read as it looks', () => {
  const root = document.createElement('div')
  root.innerHTML = '<div>One <b>two</b></div><i>three</i><br><a href="/x">four</a>'
  expect(readRuns(root)).toEqual([
    { text: 'One ' },
    { text: 'two', bold: true },
    { text: 'three', italic: true },
    { text: '\nfour' },
  ])
})
