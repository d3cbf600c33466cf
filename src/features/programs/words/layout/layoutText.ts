import type { Brand, Timeline } from '../../../../../generated/facts/features/programs'
import type { WordFont } from '../shape/font'
import type { Box, Colour, Paint, Style, Tint } from '../styles/style'
import { fitFields, heightOf, type Fitted } from './fitFields'
import type { Filling, Layout, Refused, Shape } from './layout'
import { outlineOf } from './outlineOf'

/** The fonts and colours of a brand. */
export interface Look {
  readonly title: WordFont
  readonly text: WordFont
  readonly colours: Readonly<Pick<Brand, Colour>>
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** The same on every machine: it depends on the bytes of the fonts and on what is given alone. */
export function layoutText(
  look: Look,
  style: Style,
  fields: Readonly<Record<string, string>>,
  size: Size,
): Layout | Refused {
  const unit = Math.min(size.width, size.height) / 100
  const box = pixels(style.box[aspectOf(size)], size)
  const pad = { x: style.pad.x * unit, y: style.pad.y * unit }
  const mark = (style.mark?.width ?? 0) * unit
  const fitted = fitFields(
    style.fields
      .map((field) => ({ field, font: look[field.font], text: (fields[field.key] ?? '').trim() }))
      .filter(({ text }) => text !== ''),
    { width: box.width - 2 * pad.x - mark, height: box.height - 2 * pad.y, unit },
  )
  if ('refused' in fitted) return fitted
  const words = wordBox(style, fitted, box, pad, mark)
  return {
    ...size,
    ...(style.fill && {
      fill: {
        paint: fillingOf(style.fill.paint, look, { x: 0, y: 0, ...size }),
        stays: style.fill.stays,
      },
    }),
    shapes:
      fitted.length === 0
        ? []
        : [
            ...platesOf(style, look, words, unit),
            ...outlinesOf(fitted, look, style, {
              x: words.x + mark + pad.x,
              y: words.y + pad.y,
              width: words.width - mark - 2 * pad.x,
              height: words.height - 2 * pad.y,
            }),
          ],
    motion: style.motion,
    slide: 4 * unit,
  }
}

function aspectOf({ width, height }: Size): Timeline['aspect'] {
  if (width > height) return '16:9'
  return width === height ? '1:1' : '9:16'
}

const pixels = (box: Box, { width, height }: Size): Box => ({
  x: (box.x * width) / 100,
  y: (box.y * height) / 100,
  width: (box.width * width) / 100,
  height: (box.height * height) / 100,
})

/** As large as the words with what is around them. */
function wordBox(
  { align, anchor }: Style,
  fitted: readonly Fitted[],
  box: Box,
  pad: { x: number; y: number },
  mark: number,
): Box {
  const widths = fitted.flatMap(({ lines, size, font }) =>
    lines.map((line) => (line.width * size) / font.unitsPerSize),
  )
  const width = Math.max(0, ...widths) + 2 * pad.x + mark
  const height = heightOf(fitted) + 2 * pad.y
  const below = { top: 0, middle: (box.height - height) / 2, bottom: box.height - height }
  return {
    x: box.x + (align === 'middle' ? (box.width - width) / 2 : 0),
    y: box.y + below[anchor],
    width,
    height,
  }
}

function platesOf({ plate, mark }: Style, look: Look, words: Box, unit: number): Shape[] {
  return [
    ...(plate
      ? [
          {
            kind: 'plate' as const,
            ...words,
            radius: plate.radius * unit,
            paint: fillingOf(plate.paint, look, words),
          },
        ]
      : []),
    ...(mark
      ? [
          {
            kind: 'plate' as const,
            ...words,
            width: mark.width * unit,
            radius: 0,
            paint: look.colours[mark.colour],
          },
        ]
      : []),
  ]
}

function outlinesOf(fitted: readonly Fitted[], look: Look, { align }: Style, box: Box): Shape[] {
  let top = box.y
  return fitted.map((each, index) => {
    const { field, font, lines, size, leading, gap } = each
    if (index > 0) top += gap
    const path = lines.flatMap((line) => {
      const spare = box.width - (line.width * size) / font.unitsPerSize
      const left = align === 'middle' ? spare / 2 : line.startsRight ? spare : 0
      const above = (leading - (font.ascent + font.descent) * size) / 2
      const baseline = top + above + font.ascent * size
      top += leading
      return outlineOf(each, line, box.x + left, baseline)
    })
    return { kind: 'outline', paint: look.colours[field.colour], path }
  })
}

function fillingOf(paint: Paint, { colours }: Look, { x, y, width, height }: Box): Filling {
  const tint = ({ colour, alpha }: Tint) => `${colours[colour]}${hex(alpha)}`
  if (!('along' in paint)) return tint(paint)
  const { from, to, along, begins = 0 } = paint
  return {
    from: tint(from),
    to: tint(to),
    line:
      along === 'x'
        ? [x + width * begins, y, x + width, y]
        : [x, y + height * begins, x, y + height],
  }
}

const hex = (alpha: number) =>
  Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')
