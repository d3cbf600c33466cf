// The blocks of two versions beside each other.
import type { Timeline } from '../../../../generated/facts/features/programs'
import { align } from './changes/align'
import type { BlockPair, Placed } from './changes/change'
import { kindsOf } from './changes/kindsOf'
import { msOf } from './measure'
import { spansOf, type Span } from './plan/spans'

/** In the order of the later version; what is gone from it stands at the end. */
export function pairBlocks(a: Timeline, b: Timeline): BlockPair[] {
  const before = spansOf(a)
  const after = spansOf(b)
  const pairs = align(a.blocks, b.blocks)
  const left = new Set(pairs.map(({ was }) => was))
  const gone = before.flatMap((span, place): BlockPair[] =>
    left.has(place) ? [] : [{ was: placed(a, span), kinds: ['gone'] }],
  )
  const still = pairs.map(({ was, is, hasMoved }): BlockPair => {
    const span = after[is]!
    const had = was === undefined ? undefined : before[was]
    if (!had) return { is: placed(b, span), kinds: ['added'] }
    const kinds = kindsOf(had.block, span.block)
    return {
      was: placed(a, had),
      is: placed(b, span),
      kinds: hasMoved ? ['moved', ...kinds] : kinds,
    }
  })
  return [...still, ...gone]
}

const placed = (timeline: Timeline, { block, start, end }: Span): Placed => ({
  block,
  fromMs: msOf(start, timeline),
  toMs: msOf(end, timeline),
})
