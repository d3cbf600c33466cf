// How one version differs from another.
import type { Timeline } from '../../../../generated/facts/features/programs'
import { align, type Pair } from './changes/align'
import type { Change, ChangeKind, Placed } from './changes/change'
import { lengthOf, msOf } from './measure'
import { pairBlocks } from './pairs'
import { spansOf, type Span } from './plan/spans'
import { isSame } from '../../../kit/isSame'

/** In the order of the later version; of one that is the same, none. */
export function changes(a: Timeline, b: Timeline): Change[] {
  const after = spansOf(b)
  const pairs = align(a.blocks, b.blocks)
  const each = pairBlocks(a, b).flatMap((pair): Change[] => {
    const { was, is, kinds } = pair
    const had = { pair, ...(was && { was: timesOf(was) }) }
    if (is) return kinds.map((kind) => ({ ...timesOf(is), kind, ...had }))
    const at = msOf(placeAfter(a.blocks.indexOf(was!.block), pairs, after), b)
    return [{ fromMs: at, toMs: at, kind: 'gone', ...had }]
  })
  return [...wholeChanges(a, b), ...each].sort((one, two) => one.fromMs - two.fromMs)
}

const timesOf = ({ fromMs, toMs }: Placed) => ({ fromMs, toMs })

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
