import type { Timeline } from '../../../../generated/facts/features/programs'
import type { Cue } from '../../captions/cue'
import { isStill } from './block'
import { spansOf, type Span } from './plan/spans'

/** Half open, in frames of the film. */
export interface Caption {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** Shorter ones cannot be read. */
const leastFrames = 5

/**
 * What is said in a film: each block that is heard brings what is said while it is seen. One ends
 * where the next begins.
 *
 * @param cuesOf what is said in the whole of an asset, counted from its first picture
 */
export function captionsOf(
  timeline: Timeline,
  cuesOf: (assetId: string) => readonly Cue[],
): readonly Caption[] {
  const all = spansOf(timeline)
    .flatMap((span) => captionsIn(span, timeline, cuesOf))
    .toSorted((a, b) => a.from - b.from || a.to - b.to)
  return all
    .map((caption, at) => ({ ...caption, to: Math.min(caption.to, all[at + 1]?.from ?? Infinity) }))
    .filter(({ from, to }) => to - from >= leastFrames)
}

function captionsIn(
  { block, start, end, sharedAfter }: Span,
  { fps }: Timeline,
  cuesOf: (assetId: string) => readonly Cue[],
): Caption[] {
  if (isStill(block) || block.muted || !block.media) return []
  const shift = start - block.in
  const frameOf = (ms: number) => Math.round((ms * fps) / 1_000) + shift
  return cuesOf(block.media.assetId).flatMap(({ fromMs, toMs, text }) => {
    const [from, to] = [
      Math.max(frameOf(fromMs), start),
      Math.min(frameOf(toMs), end - sharedAfter),
    ]
    return from < to ? [{ from, to, text }] : []
  })
}
