import { beforeAll, describe, expect, test } from 'vitest'
import { interFonts } from '../../../../../src/features/programs/server/words/interFonts'
import {
  builtInStyles,
  fitsIn,
  isAtRest,
  layoutText,
  styleOf,
  type Layout,
  type Look,
  type Style,
} from '../../../../../src/features/programs/words'
import { lineBreaker } from '../../../../../src/features/programs/words/shape/breakLines'

const colours = { primary: '#0a5cff', dark: '#10131a', accent: '#ffb000', onDark: '#ffffff' }
const size = { width: 1920, height: 1080 }
let look: Look

beforeAll(async () => {
  look = { ...(await interFonts()), colours }
})

const laid = (style: Style, fields: Record<string, string>): Layout => {
  const layout = layoutText(look, style, fields, size)
  if ('refused' in layout) throw new Error(layout.refused)
  return layout
}
const title = () => styleOf('titleCentre')!
const extentOf = ({ shapes }: Layout) => {
  const points = shapes.flatMap((shape) =>
    shape.kind === 'outline' ? shape.path.flatMap(({ values }) => values) : [],
  )
  const xs = points.filter((_, place) => place % 2 === 0)
  const ys = points.filter((_, place) => place % 2 === 1)
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  }
}

const heightOf = ({ shapes }: Layout) =>
  shapes.flatMap((shape) => (shape.kind === 'plate' ? [shape.height] : []))[0]!
const linesOf = (text: string, letters: number) =>
  lineBreaker(
    look.text,
    text,
  )(letters * look.text.unitsPerSize)?.map(({ runs }) => runs.map((run) => run.text).join(''))

test('six styles are there to choose from, and two that programs need', () => {
  const kinds = builtInStyles.map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'lowerThird')).toHaveLength(3)
  expect(kinds.filter((kind) => kind === 'title')).toHaveLength(3)
  expect(styleOf('none')).toBeUndefined()
})

describe('long words', () => {
  const long = 'The people who move the goods of the world before most of us are awake at all, '

  test('shrink until they fit', () => {
    const { left, right, top, bottom } = extentOf(laid(title(), { title: long }))
    expect(left).toBeGreaterThan(size.width * 0.1)
    expect(right).toBeLessThan(size.width * 0.9)
    expect(bottom - top).toBeLessThan(size.height * 0.72)
  })

  test.each([
    ['too many lines', long.repeat(4)],
    ['one word too wide', 'Harbour'.repeat(30)],
    ['too many lines of their own', 'a\nb\nc\nd'],
  ])('are refused once they do not: %s', (_, words) => {
    expect(layoutText(look, title(), { title: words }, size)).toEqual({ refused: 'textTooLong' })
  })
})

test.each([
  ['of another script', 'Harbour 漢', '漢'],
  ['that is a picture', 'Harbour 🚢', '🚢'],
])('a letter %s that the font lacks is named', (_, words, letter) => {
  expect(layoutText(look, title(), { title: words }, size)).toEqual({ refused: 'noGlyph', letter })
})

test('why words cannot be drawn is told of a timeline', () => {
  const fits = fitsIn(look, size)
  expect(fits({ style: 'titleCentre', fields: { title: 'Harbour 漢' } })?.letter).toBe('漢')
  expect(fits({ style: 'titleCentre', fields: { title: 'Harbour' } })).toBeUndefined()
  expect(fits({ style: 'none', fields: {} })).toBeUndefined()
})

test('letters with marks of their own are found', () => {
  expect(laid(title(), { title: 'Cafe\u0301 Łódź Ångström' }).shapes).toHaveLength(1)
})

test('fields that are empty take no room', () => {
  const one = laid(styleOf('lowerThirdBar')!, { name: 'Mira Holm', role: '  ' })
  const two = laid(styleOf('lowerThirdBar')!, { name: 'Mira Holm', role: 'Crane operator' })
  expect(heightOf(one)).toBeLessThan(heightOf(two))
  expect(laid(styleOf('lowerThirdBar')!, {}).shapes).toEqual([])
})

test('words keep inside their box in every shape and style', () => {
  const words = Object.fromEntries(
    ['name', 'role', 'title', 'subtitle', 'label', 'text'].map((key) => [key, `Words of ${key}`]),
  )
  for (const style of builtInStyles)
    for (const [width, height] of [
      [1920, 1080],
      [1080, 1920],
      [1080, 1080],
    ] as const) {
      const layout = layoutText(look, style, words, { width, height })
      if ('refused' in layout) throw new Error(`${style.id}: ${layout.refused}`)
      const { left, right, top, bottom } = extentOf(layout)
      expect(Math.min(left, top)).toBeGreaterThan(0)
      expect(right).toBeLessThan(width)
      expect(bottom).toBeLessThan(height)
    }
})

describe('lines break', () => {
  test.each<[where: string, text: string, width: number, lines: string[] | undefined]>([
    ['after spaces', 'one two three', 4, ['one two', 'three']],
    ['where people break them', 'one\ntwo', 20, ['one', 'two']],
    ['not where they fit', 'one two', 20, ['one two']],
    ['never inside a word', 'lighthouse', 2, undefined],
    [
      'between letters of Chinese, not before a full stop',
      '港口。黎明',
      1.7,
      ['港', '口。', '黎明'],
    ],
  ])('%s', (_, text, width, lines) => {
    expect(linesOf(text, width)).toEqual(lines)
  })
})

test('words rest between coming and going', () => {
  const layout = laid(title(), { title: 'Harbour' })
  const rest = Array.from({ length: 100 }, (_, frame) => isAtRest(layout, frame, 100))
  expect([rest.indexOf(true), rest.lastIndexOf(true)]).toEqual([12, 87])
})
