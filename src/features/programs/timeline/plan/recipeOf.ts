import type { Block, Overlay, Timeline } from '../../../../../generated/facts/features/programs'
import { isEmptySlot } from '../block'
import type { Caption } from '../captionsOf'
import type { Facts } from '../facts'
import { sizeOf } from '../measure'
import { renderer, type DrawnWords, type Font, type Picture, type Recipe } from '../recipe'
import type { Span } from './spans'

interface Told extends Facts {
  /** That are drawn into the picture. */
  readonly captions: readonly Caption[]
}

/** From frame to frame of the film, of which the spans are all that is seen in it. */
export function recipeOf(
  timeline: Timeline,
  facts: Told,
  spans: readonly Span[],
  [from, to]: readonly [number, number],
): Recipe {
  const { fps } = timeline
  const draws = penOf(timeline, facts)
  const captions = facts.captions.flatMap(({ from: first, to: end, text }) =>
    draws({ style: 'captions', fields: { text } }, [first, end], [from, to], from),
  )
  return {
    renderer,
    ...sizeOf(timeline),
    fps,
    frames: to - from,
    pictures: spans.map((span) => pictureOf(span, facts, draws, [from, to])),
    ...(captions.length > 0 && { words: captions }),
    ...logoOf(timeline, facts),
  }
}

function logoOf({ logo }: Timeline, facts: Facts): Pick<Recipe, 'logo'> {
  const file = logo && facts.files?.[logo.fileId]
  return file ? { logo: { sha256: file.sha256, corner: logo.corner, percent: logo.percent } } : {}
}

function pictureOf(
  { block, start, end, comes, goes, sharedBefore, sharedAfter }: Span,
  facts: Facts,
  draws: Pen,
  [from, to]: readonly [number, number],
): Picture {
  const seen = [Math.max(from, start), Math.min(to, end)] as const
  const [first, last] = seen
  const source = sourceOf(block, facts)
  const words = [
    ...draws(textOf(block, facts), [start, end], seen, from),
    ...block.overlays
      .filter(isWritten)
      .flatMap((overlay) =>
        draws(overlay, [start + overlay.at, start + overlay.at + overlay.frames], seen, from),
      ),
  ]
  return {
    at: first - from,
    frames: last - first,
    source,
    from: source.kind === 'film' ? block.in + first - start : 0,
    ...(source.kind !== 'none' && { fit: block.fit, focus: block.focus }),
    ...(sharedBefore === 0 && comes > 0 && first === start && { fadeIn: comes }),
    ...(sharedAfter === 0 && goes > 0 && last === end && { fadeOut: goes }),
    ...(words.length > 0 && { words }),
  }
}

/** A lower third of somebody unnamed would be an empty bar. */
const isWritten = ({ fields }: Overlay) => Object.values(fields).some((text) => text.trim() !== '')

function sourceOf({ kind, media }: Block, facts: Facts): Picture['source'] {
  const known = media && facts.media[media.assetId]
  if (!known) return { kind: 'none' }
  const { sha256, firstPictureS } = known
  return kind === 'image' ? { kind, sha256 } : { kind: 'film', sha256, firstPictureS }
}

/** An empty slot is a card with its label. */
function textOf(block: Block, facts: Facts) {
  if (!isEmptySlot(block)) return block.text
  return { style: 'slotCard', fields: { label: facts.slots?.[block.slotId!]?.label ?? '' } }
}

type Range = readonly [from: number, to: number]
type Pen = (
  words: { style: string; fields: Record<string, string> } | undefined,
  whole: Range,
  seen: Range,
  origin: number,
) => DrawnWords[]

/** Draws what is seen of words that stand from frame to frame of the film. */
function penOf({ brand: { titleFont, textFont, ...colours } }: Timeline, facts: Facts): Pen {
  const fontOf = (id: string): Font => {
    const sha256 = facts.files?.[id]?.sha256
    return sha256 === undefined ? { id } : { id, sha256 }
  }
  return (words, [start, end], [first, last], origin) => {
    const from = Math.max(start, first)
    const frames = Math.min(end, last) - from
    if (!words || frames <= 0) return []
    return [
      {
        at: from - origin,
        frames,
        frame: from - start,
        of: end - start,
        style: words.style,
        fields: words.fields,
        brand: colours,
        titleFont: fontOf(titleFont),
        textFont: fontOf(textFont),
      },
    ]
  }
}
