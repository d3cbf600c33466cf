import { shapeRun } from '../shape/shapeRun'
import type { Line } from '../shape/breakLines'
import type { Fitted } from './fitFields'
import type { Segment } from './layout'

/** Of one line, whose baseline begins at x and y. */
export function outlineOf(
  { font, size }: Fitted,
  { runs }: Line,
  left: number,
  baseline: number,
): Segment[] {
  const scale = size / font.unitsPerSize
  const path: Segment[] = []
  let x = left
  for (const run of runs)
    for (const glyph of shapeRun(font, run).glyphs) {
      const from = { x: x + glyph.x * scale, y: baseline - glyph.y * scale }
      for (const { type, values } of font.outlineOf(glyph.glyph))
        path.push({
          type,
          values: values.map((value, index) =>
            index % 2 === 0 ? from.x + value * scale : from.y - value * scale,
          ),
        })
      x += glyph.advance * scale
    }
  return path
}
