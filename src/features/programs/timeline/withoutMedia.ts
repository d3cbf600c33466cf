import type { Timeline } from '../../../../generated/facts/features/programs'
import { framesOf } from './block'
import { settle, settleMusic } from './settle'

/** Shows none of these files any more, whoever keeps the blocks: slots are empty, other blocks go. */
export function withoutMedia(timeline: Timeline, assetIds: readonly string[]): Timeline {
  const gone = new Set(assetIds)
  const blocks = timeline.blocks.flatMap((block) => {
    const { media, slotState: _, ...bare } = block
    if (!media || !gone.has(media.assetId)) return [block]
    return block.slotId === undefined ? [] : [{ ...bare, in: 0, out: framesOf(block) }]
  })
  return settle(settleMusic(timeline, { ...timeline, blocks }))
}
