// Where a film is cut into chunks. A cut depends on what is near it alone, so that a change elsewhere moves none.
import type { Timeline } from '../../../../../generated/facts/features/programs'
import { isStill } from '../block'
import { type Span, spansOf } from './spans'

/** Shorter chunks cost more than they save. */
const leastChunk = 15
const gridSeconds = 4

/** Ascending, from the first frame to the one after the last; empty: there is no frame. */
export function cutsOf(timeline: Timeline): number[] {
  const spans = spansOf(timeline)
  const total = spans.at(-1)?.end ?? 0
  if (total === 0) return []
  const kept = new Set([0, total])
  const isFree = (frame: number) => {
    for (let near = 1 - leastChunk; near < leastChunk; near++)
      if (kept.has(frame + near)) return false
    return frame > 0 && frame < total
  }
  // What weighs more comes first, each from the left.
  for (const edges of [
    spans.flatMap(blockEdges),
    spans.flatMap(innerEdges),
    spans.flatMap((span) => gridOf(span, timeline.fps * gridSeconds)),
  ])
    for (const edge of edges) if (isFree(edge)) kept.add(edge)
  return [...kept].sort((a, b) => a - b)
}

/** Where a block begins to be seen, and where it is alone. */
const blockEdges = ({ start, sharedBefore }: Span) => [start, start + sharedBefore]

/** Edges of dips and of overlays. */
function innerEdges(span: Span): number[] {
  const { start, end, comes, goes, block } = span
  return [
    start + comes,
    ...block.overlays
      .flatMap(({ at, frames }) => [start + at, start + at + frames])
      .filter((edge) => isOutsideJoins(span, edge)),
    end - goes,
  ]
}

/** Every four seconds of the source, so that a trim or a move changes ends only. */
function gridOf(span: Span, step: number): number[] {
  const { block, start, end } = span
  const from = isStill(block) ? 0 : block.in
  const edges: number[] = []
  for (let source = Math.ceil(from / step) * step; start + source - from < end; source += step)
    edges.push(start + source - from)
  return edges.filter((edge) => isOutsideJoins(span, edge))
}

/** A crossfade or half a dip is drawn whole. */
const isOutsideJoins = ({ start, end, comes, goes }: Span, edge: number) =>
  edge >= start + comes && edge <= end - goes
