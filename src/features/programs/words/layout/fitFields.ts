import type { Field } from '../styles/style'
import { lineBreaker, type Line } from '../shape/breakLines'
import type { WordFont } from '../shape/font'
import { levelsOf, runsOf } from '../shape/runs'
import { shapeRun } from '../shape/shapeRun'
import type { Refused } from './layout'

export interface Fitted {
  readonly field: Field
  readonly font: WordFont
  readonly lines: readonly Line[]
  /** In pixels. */
  readonly size: number
  readonly leading: number
  /** To what stands above it. */
  readonly gap: number
}

interface Room {
  readonly width: number
  readonly height: number
  /** A hundredth of the shorter side, in pixels. */
  readonly unit: number
}

const leadingOfSize = 1.2
/** Of the first size. */
const shrinkStep = 0.04

/** All fields shrink together, so that what is large stays larger than what is small. */
export function fitFields(
  given: readonly { field: Field; font: WordFont; text: string }[],
  { width, height, unit }: Room,
): Fitted[] | Refused {
  for (const { font, text } of given) {
    const letter = lackingIn(font, text)
    if (letter !== undefined) return { refused: 'noGlyph', letter }
  }
  const setters = given.map(({ field, font, text }) => ({
    field,
    font,
    breakAt: lineBreaker(font, text),
  }))
  for (let scale = 1; ; scale -= shrinkStep) {
    const fitted = setters.flatMap(({ field, font, breakAt }): Fitted[] => {
      const size = Math.max(field.minSize, field.size * scale) * unit
      const lines = breakAt((width / size) * font.unitsPerSize)
      if (!lines || lines.length > field.lines) return []
      return [
        { field, font, lines, size, leading: size * leadingOfSize, gap: (field.gap ?? 0) * unit },
      ]
    })
    if (fitted.length === given.length && heightOf(fitted) <= height) return fitted
    if (given.every(({ field }) => field.size * scale <= field.minSize))
      return { refused: 'textTooLong' }
  }
}

export const heightOf = (fitted: readonly Fitted[]): number =>
  fitted.reduce(
    (sum, { lines, leading, gap }, index) => sum + lines.length * leading + (index > 0 ? gap : 0),
    0,
  )

function lackingIn(font: WordFont, text: string): string | undefined {
  for (const paragraph of text.split('\n'))
    for (const run of runsOf(paragraph, levelsOf(paragraph), 0, paragraph.length)) {
      const { lacks } = shapeRun(font, run)
      if (lacks !== undefined) return lacks
    }
  return undefined
}
