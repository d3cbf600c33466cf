import type { Place } from '../../../../ui/media/keepBeside'
import { followBlocks, type Timeline } from '../../../programs/timeline'

/** A film and how it was built; times are those of its file. */
export interface Side {
  readonly leadMs: number
  readonly timeline: Timeline | undefined
}

export type Follow = 'cut' | 'time'

/** Where the one is while the other plays: at the same block, or at the same time. */
export function placeBeside(from: Side, to: Side, follow: Follow): (seconds: number) => Place {
  const own = (seconds: number) => Math.max(0, seconds - from.leadMs / 1000)
  const placed = (seconds: number, moves = true) => ({ seconds: seconds + to.leadMs / 1000, moves })
  const [here, there] = [from.timeline, to.timeline]
  if (follow === 'time' || !here || !there) return (seconds) => placed(own(seconds))
  const beside = followBlocks(here, there)
  return (seconds) => {
    const frames = own(seconds) * here.fps
    const frame = Math.floor(frames)
    const { frame: found } = beside(frame)
    const moves = beside(frame + 1).frame === found + 1
    // A film that stands shows the middle of a frame, which is one and the same everywhere.
    return placed((found + (moves ? frames - frame : 0.5)) / there.fps, moves)
  }
}
