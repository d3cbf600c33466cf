// How one version differs from another.
import type { Timeline } from '../../../../generated/facts/features/programs'
import { align, type Pair } from './changes/align'
import type { Change, ChangeKind } from './changes/change'
import { kindsOf } from './changes/kindsOf'
import { lengthOf, msOf } from './measure'
import { spansOf, type Span } from './plan/spans'
import { isSame } from '../../../kit/isSame'

/** In the order of the later version; of one that is the same, none. */
export function changes(a: Timeline, b: Timeline): Change[] {
  const before = spansOf(a)
  const after = spansOf(b)
  const pairs = align(a.blocks, b.blocks)
  const left = new Set(pairs.map(({ was }) => was))
  const gone = before.flatMap((span, place): Change[] => {
    if (left.has(place)) return []
    const at = msOf(placeAfter(place, pairs, after), b)
    return [{ fromMs: at, toMs: at, kind: 'gone', was: timesIn(a, span) }]
  })
  const still = pairs.flatMap(({ was, is, hasMoved }): Change[] => {
    const span = after[is]!
    const times = timesIn(b, span)
    const had = was === undefined ? undefined : before[was]
    if (!had) return [{ ...times, kind: 'added' }]
    const kinds: ChangeKind[] = [
      ...(hasMoved ? ['moved' as const] : []),
      ...kindsOf(had.block, span.block),
    ]
    return kinds.map((kind) => ({ ...times, kind, was: timesIn(a, had) }))
  })
  return [...wholeChanges(a, b), ...still, ...gone].sort((one, two) => one.fromMs - two.fromMs)
}

const timesIn = (timeline: Timeline, { start, end }: Pick<Span, 'start' | 'end'>) => ({
  fromMs: msOf(start, timeline),
  toMs: msOf(end, timeline),
})

/** What is of the whole film. */
function wholeChanges(a: Timeline, b: Timeline): Change[] {
  const whole = timesIn(b, { start: 0, end: lengthOf(b) })
  const was = timesIn(a, { start: 0, end: lengthOf(a) })
  const kinds: ChangeKind[] = [
    ...(isSame(lookOf(a), lookOf(b)) ? [] : ['look' as const]),
    ...(isSame(a.music, b.music) ? [] : ['music' as const]),
  ]
  return kinds.map((kind) => ({ ...whole, kind, was }))
}

const lookOf = ({ brand, logo, aspect, fps, burnIn }: Timeline) => ({
  brand,
  logo,
  aspect,
  fps,
  burnIn,
})

/** The end of the nearest block before it that is still there. */
function placeAfter(place: number, pairs: readonly Pair[], after: readonly Span[]): number {
  let nearest: { was: number; end: number } | undefined
  for (const { was, is, hasMoved } of pairs) {
    if (was === undefined || hasMoved || was > place || was < (nearest?.was ?? 0)) continue
    nearest = { was, end: after[is]!.end }
  }
  return nearest?.end ?? 0
}
