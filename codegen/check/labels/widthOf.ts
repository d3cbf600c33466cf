import { interAdvances } from './interAdvances'

/**
 * Width of a text in Inter, in px. Letters outside Latin-1 count as their base letter, or as a full
 * em.
 */
export function widthOf(words: string, weight: keyof typeof interAdvances, fontPx: number): number {
  const advances = interAdvances[weight]
  const thousandths = [...words].reduce((sum, letter) => sum + advanceOf(letter, advances), 0)
  return (thousandths * fontPx) / 1000
}

function advanceOf(letter: string, advances: readonly number[]): number {
  return advances[placeOf(letter)] ?? advances[placeOf(letter.normalize('NFD').charAt(0))] ?? 1000
}

/** The table leaves out the control characters from U+007F to U+009F. */
function placeOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  return code < 0x7f ? code - 0x20 : code - 0x20 - (0xa0 - 0x7f)
}
