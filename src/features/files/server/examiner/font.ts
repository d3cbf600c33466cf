import { openSync, type Font } from 'fontkit'
import sharp from 'sharp'
import type { FileFacts } from '../../file'
import { Refusal, type Accepted, type Given } from './examined'
import { draw } from './picture'

/** Its names and axes, and how its letters look. */
export async function examineFont(
  facts: FileFacts,
  { path, folder }: Given,
): Promise<Pick<Accepted, 'facts' | 'isDrawn'>> {
  const opened = openSync(path)
  const font = 'fonts' in opened ? opened.fonts[0] : opened
  if (!font) throw new Refusal('isDamaged')
  const axes = Object.values(font.variationAxes ?? {}).filter((axis) => axis !== undefined)
  const specimen = Buffer.from(specimenOf(font))
  await draw(() => sharp(specimen), folder)
  return {
    isDrawn: true,
    facts: {
      ...facts,
      family: clean(font.familyName),
      isVariable: axes.length > 0,
      axes: axes.slice(0, 12).map((axis) => `${clean(axis.name)} ${axis.min}–${axis.max}`),
    },
  }
}

const clean = (text: string | null | undefined) =>
  (text ?? '').replace(/\p{C}/gu, '').trim().slice(0, 100)

const [width, height] = [1600, 900]
const lines = [
  { text: 'Aa', size: 520, at: 500 },
  { text: 'The quick brown fox', size: 110, at: 680 },
  { text: '0123456789 &?!', size: 110, at: 820 },
]

/** Drawn from outlines: the font itself is never installed. */
function specimenOf(font: Font): string {
  const drawn = lines.map(({ text, size, at }) => lineOf(font, lettersFor(font, text), size, at))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#f3f4f7"/><g fill="#14161c">${drawn.join('')}</g></svg>`
}

/** A font of symbols shows what it has instead. */
function lettersFor(font: Font, text: string): string {
  const has = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
  if ([...text].every((letter) => letter === ' ' || has(letter))) return text
  return String.fromCodePoint(
    ...font.characterSet.filter((code) => code > 32).slice(0, text.length),
  )
}

function lineOf(font: Font, text: string, size: number, at: number): string {
  const { glyphs, positions, advanceWidth } = font.layout(text)
  const wanted = size / font.unitsPerEm
  const scale = Math.min(wanted, (width * 0.9) / Math.max(1, advanceWidth))
  let x = (width - advanceWidth * scale) / 2
  const paths = glyphs.map((glyph, index) => {
    const place = `translate(${x.toFixed(2)} ${at}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`
    x += (positions[index]?.xAdvance ?? 0) * scale
    return `<path transform="${place}" d="${glyph.path.toSVG()}"/>`
  })
  return paths.join('')
}
