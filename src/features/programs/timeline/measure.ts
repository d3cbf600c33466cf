import type { Timeline } from '../../../../generated/facts/features/programs'
import { framesOf, overlapOf } from './block'

/** The first frame of every block. */
export function startsOf({ blocks }: Timeline): number[] {
  let end = 0
  return blocks.map((block) => {
    const start = end - overlapOf(block)
    end = start + framesOf(block)
    return start
  })
}

/** In frames. */
export const lengthOf = ({ blocks }: Timeline): number =>
  blocks.reduce((sum, block) => sum + framesOf(block) - overlapOf(block), 0)

/** In frames; undefined: there is no such block. */
export function startOf(timeline: Timeline, blockId: string): number | undefined {
  return startsOf(timeline)[timeline.blocks.findIndex(({ id }) => id === blockId)]
}

export const msOf = (frames: number, { fps }: Timeline): number => Math.round((frames * 1000) / fps)

const sizes: Readonly<Record<Timeline['aspect'], { width: number; height: number }>> = {
  '16:9': { width: 1920, height: 1080 },
  '9:16': { width: 1080, height: 1920 },
  '1:1': { width: 1080, height: 1080 },
}

/** Of the picture, in pixels. */
export const sizeOf = ({ aspect }: Timeline) => sizes[aspect]
