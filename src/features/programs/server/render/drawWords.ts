// The words of a chunk as pictures, one a frame, as the film shows them.
import { openFont, drawText, isAtRest, layoutText, styleOf, type Layout } from '../../words'
import type { WordFont } from '../../words'
import type { DrawnWords } from '../../timeline'
import { createSheet } from '../words/createSheet'
import { interFonts } from '../words/interFonts'

/** The bytes of a font file, by its SHA-256. */
export type ReadFont = (sha256: string) => Promise<Uint8Array>

interface Laid {
  readonly words: DrawnWords
  readonly layout: Layout
}

interface Sheet {
  readonly width: number
  readonly height: number
  readonly frames: number
}

/** Words that do not fit are left out; nobody can ask for a film that has such. */
export async function layWords(
  all: readonly DrawnWords[],
  size: Sheet,
  readFont: ReadFont,
): Promise<() => Iterable<Uint8Array>> {
  const laid: Laid[] = []
  for (const words of all) {
    const style = styleOf(words.style)
    const look = { ...(await fontsOf(words, readFont)), colours: words.brand }
    const layout = style && layoutText(look, style, words.fields, size)
    if (layout && !('refused' in layout)) laid.push({ words, layout })
  }
  return () => picturesOf(laid, size)
}

async function fontsOf({ titleFont, textFont }: DrawnWords, readFont: ReadFont) {
  const inter = await interFonts()
  const open = async ({ sha256 }: DrawnWords['titleFont'], usual: WordFont) =>
    sha256 === undefined ? usual : openFont(await readFont(sha256))
  return { title: await open(titleFont, inter.title), text: await open(textFont, inter.text) }
}

/** As many as differ: the last one stays. */
function* picturesOf(
  laid: readonly Laid[],
  { width, height, frames }: Sheet,
): Iterable<Uint8Array> {
  const sheet = createSheet({ width, height })
  const lastChange = Math.max(
    0,
    ...laid.flatMap(({ words, layout }) => changesOf(words, layout, frames)),
  )
  let kept: { readonly key: string; readonly bytes: Uint8Array } | undefined
  for (let frame = 0; frame <= Math.min(lastChange, frames - 1); frame++) {
    const shown = laid.filter(({ words }) => frame >= words.at && frame < words.at + words.frames)
    const key = shown.map((each) => keyOf(each, frame)).join()
    if (kept?.key !== key) {
      sheet.clear()
      for (const { words, layout } of shown)
        drawText(sheet.pen, layout, words.frame + frame - words.at, words.of)
      const { buffer, byteOffset, byteLength } = sheet.readRgba()
      kept = { key, bytes: new Uint8Array(buffer, byteOffset, byteLength) }
    }
    yield kept.bytes
  }
}

/** Equal where the same picture of these words is shown. */
function keyOf({ words, layout }: Laid, frame: number): string {
  const at = words.frame + frame - words.at
  return `${words.at}:${words.style}:${isAtRest(layout, at, words.of) ? 'rest' : at}`
}

/** The frames of the chunk from which on nothing may change any more. */
function changesOf({ at, frames: seen, frame, of }: DrawnWords, layout: Layout, frames: number) {
  let last = at + seen < frames ? at + seen : at
  for (let k = at; k < Math.min(at + seen, frames); k++)
    if (!isAtRest(layout, frame + k - at, of)) last = Math.max(last, k, k + 1 < frames ? k + 1 : k)
  return last
}
