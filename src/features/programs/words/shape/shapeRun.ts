import { Buffer, Direction, shape } from 'harfbuzzjs'
import type { WordFont } from './font'
import type { Run } from './runs'

/** In units of the font, from the left. */
export interface Glyph {
  readonly glyph: number
  readonly advance: number
  readonly x: number
  readonly y: number
}

export interface Shaped {
  readonly glyphs: readonly Glyph[]
  /** The first letter that the font lacks. */
  readonly lacks?: string
}

const buffer = new Buffer()

export function shapeRun({ shaper }: WordFont, { text, isRightToLeft }: Run): Shaped {
  buffer.reset()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR)
  shape(shaper, buffer)
  const infos = buffer.getGlyphInfos()
  const places = buffer.getGlyphPositions()
  const lacking = infos.find(({ codepoint }) => codepoint === 0)
  return {
    glyphs: infos.map(({ codepoint }, index) => {
      const { xAdvance, xOffset, yOffset } = places[index]!
      return { glyph: codepoint, advance: xAdvance, x: xOffset, y: yOffset }
    }),
    ...(lacking && { lacks: String.fromCodePoint(text.codePointAt(lacking.cluster)!) }),
  }
}
