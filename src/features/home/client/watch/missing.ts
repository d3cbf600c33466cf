import type { FilmMoment } from '../../../../ui/media/filmMoment'
import type { FilmRange } from '../../../../ui/media/ScrubberLines'
import type { Jump } from '../../../../ui/media/useJump'
import { union } from './ranges'

/** What is left of a film of this length; gaps that nobody would notice are none. */
export function missing(
  watched: readonly FilmRange[],
  endMs: number,
  leastMs = 1_000,
): FilmRange[] {
  const gaps: FilmRange[] = []
  let at = 0
  for (const [from, to] of union(watched)) {
    gaps.push([at, Math.min(from, endMs)])
    at = Math.max(at, to)
  }
  gaps.push([at, endMs])
  return gaps.filter(([from, to]) => to - from >= leastMs)
}

export interface Step {
  readonly left: readonly FilmRange[]
  readonly jump?: Jump
}

/** A film does not stop to the millisecond where it is set to. */
const nearMs = 500

/** What comes of a moment while the first of these plays; null: it goes on. */
export function nextMissing(
  left: readonly FilmRange[],
  { kind, atMs, isSeeking }: FilmMoment,
): Step | null {
  const [now, next] = left
  if (!now) return null
  // Somebody has set it elsewhere.
  if (kind === 'seeking' && Math.abs(atMs - now[0]) > nearMs) return { left: [] }
  if (kind === 'ended') return next ? toNext(left) : { left: [] }
  if (isSeeking || atMs < now[1]) return null
  return next ? toNext(left) : { left: [], jump: { plays: false } }
}

const toNext = ([, ...left]: readonly FilmRange[]): Step => ({
  left,
  jump: { toMs: left[0]![0], plays: true },
})
