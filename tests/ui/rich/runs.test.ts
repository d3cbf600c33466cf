import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  hasMark,
  lengthOf,
  linkAt,
  replace,
  setLink,
  slice,
  textOf,
  tidy,
  toggle,
  write,
  type Run,
} from '../../../src/ui/rich/runs'
import { sized } from '../../support/sizes'

const runs: readonly Run[] = [{ text: 'Hello ' }, { text: 'Ada', bold: true }, { text: '.' }]

test.each<[string, () => Run[], Run[]]>([
  [
    'what is written looks as what stands before it',
    () => write(runs, { from: 9, to: 9 }, '!'),
    [{ text: 'Hello ' }, { text: 'Ada!', bold: true }, { text: '.' }],
  ],
  [
    'what is written at the beginning has no look',
    () => write([{ text: 'Ada', bold: true }], { from: 0, to: 0 }, 'O '),
    [{ text: 'O ' }, { text: 'Ada', bold: true }],
  ],
  [
    'what is written takes the place of what is selected',
    () => write(runs, { from: 0, to: 9 }, 'Hi'),
    [{ text: 'Hi.' }],
  ],
  [
    'what is marked already is unmarked',
    () => toggle(runs, { from: 6, to: 9 }, 'bold'),
    [{ text: 'Hello Ada.' }],
  ],
  [
    'what is marked in part is marked whole',
    () => toggle(runs, { from: 0, to: 9 }, 'bold'),
    [{ text: 'Hello Ada', bold: true }, { text: '.' }],
  ],
  [
    'words lead somewhere and keep their look',
    () => setLink(runs, { from: 6, to: 9 }, ' https://lund.example '),
    [{ text: 'Hello ' }, { text: 'Ada', bold: true, url: 'https://lund.example' }, { text: '.' }],
  ],
  [
    'without words the address is written',
    () => setLink(runs, { from: 10, to: 10 }, '/home'),
    [...runs, { text: '/home', url: '/home' }],
  ],
  [
    'a link is changed as a whole',
    () => setLink([{ text: 'here', url: '/a' }], { from: 1, to: 1 }, '/b'),
    [{ text: 'here', url: '/b' }],
  ],
  [
    'a link is taken away as a whole',
    () => setLink([{ text: 'here', url: '/a' }], { from: 1, to: 2 }, ''),
    [{ text: 'here' }],
  ],
])('%s', (_, act, becomes) => {
  expect(act()).toEqual(becomes)
})

test.each([
  ['within it', { from: 3, to: 5 }, true],
  ['at its beginning', { from: 2, to: 2 }, true],
  ['after it', { from: 6, to: 6 }, false],
  ['over its end', { from: 4, to: 7 }, false],
])('a span %s belongs to a link: %s', (_, span, belongs) => {
  const linked = [{ text: 'a ' }, { text: 'link', url: '/a' }, { text: ' b' }]
  expect(linkAt(linked, span) !== undefined).toBe(belongs)
})

describe('whatever is done to runs', () => {
  const run = fc.record({
    text: fc.string({ maxLength: 6 }),
    bold: fc.boolean(),
    italic: fc.boolean(),
    url: fc.option(fc.constantFrom('/a', '/b'), { nil: undefined }),
  })
  const spanned = fc.tuple(fc.array(run), fc.nat(30), fc.nat(30)).map(([drawn, one, other]) => {
    const length = lengthOf(drawn)
    const [from, to] = [Math.min(one, length), Math.min(other, length)].toSorted((a, b) => a - b)
    return { drawn, span: { from: from!, to: to! } }
  })

  test('marks and links change no word', () => {
    fc.assert(
      fc.property(spanned, fc.constantFrom('bold' as const, 'italic' as const), (given, mark) => {
        const { drawn, span } = given
        const marked = toggle(drawn, span, mark)
        const isEmpty = span.to === span.from
        expect(textOf(marked)).toBe(textOf(drawn))
        expect(hasMark(marked, span, mark)).toBe(!isEmpty && !hasMark(drawn, span, mark))
        expect(isEmpty ? '' : textOf(setLink(drawn, span, '/c'))).toBe(isEmpty ? '' : textOf(drawn))
      }),
      sized(1000),
    )
  })

  test('they are cut and put together as their text is, and stay tidy', () => {
    fc.assert(
      fc.property(spanned, fc.array(run), ({ drawn, span }, by) => {
        const text = textOf(drawn)
        const replaced = replace(drawn, span, by)
        expect(textOf(slice(drawn, span))).toBe(text.slice(span.from, span.to))
        expect(textOf(replaced)).toBe(text.slice(0, span.from) + textOf(by) + text.slice(span.to))
        expect(tidy(replaced)).toEqual(replaced)
      }),
      sized(1000),
    )
  })
})
