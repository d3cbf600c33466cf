import { Blob, Face, Font, type SvgPathCommand } from 'harfbuzzjs'

/** A font that words can be set in. All its measures are parts of the size they are set in. */
export interface WordFont {
  readonly shaper: Font
  /** Units of the font in its size. */
  readonly unitsPerSize: number
  readonly ascent: number
  readonly descent: number
  /** Of a glyph, in units of the font, up is positive. */
  outlineOf(glyph: number): readonly SvgPathCommand[]
}

/** From the bytes of a ttf or otf file. */
export function openFont(bytes: Uint8Array): WordFont {
  const face = new Face(new Blob(bytes))
  const shaper = new Font(face)
  const unitsPerSize = face.upem
  const { ascender, descender } = shaper.hExtents()
  const outlines = new Map<number, readonly SvgPathCommand[]>()
  return {
    shaper,
    unitsPerSize,
    ascent: ascender / unitsPerSize,
    descent: -descender / unitsPerSize,
    outlineOf(glyph) {
      const known = outlines.get(glyph) ?? shaper.glyphToJson(glyph)
      outlines.set(glyph, known)
      return known
    },
  }
}
