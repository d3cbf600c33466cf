import { timelineSchema, type Timeline } from '../../../../generated/facts/features/programs'
import { isRefusal, refused, type Change, type Op, type Refusal, type RestoreOp } from './op'
import { applyTemplate } from './ops/applyTemplate'
import { addOverlay, removeOverlay, setFit, setOverlay, setSound, setText } from './ops/looks'
import { setJoin, setMedia, split, trim, unsplit } from './ops/material'
import { insert, move, remove } from './ops/order'
import { restore, setLook, setMusic } from './ops/whole'
import { settle, settleMusic } from './settle'

const changes: { readonly [Kind in Op['op']]: Change<Kind> } = {
  insert,
  remove,
  move,
  trim,
  split,
  unsplit,
  setMedia,
  setText,
  setJoin,
  setSound,
  setFit,
  addOverlay,
  setOverlay,
  removeOverlay,
  setMusic,
  setLook,
  applyTemplate,
  restore,
}

export interface Applied {
  readonly timeline: Timeline
  /** Restores exactly what was there before. */
  readonly inverse: RestoreOp
}

/** What is out of bounds becomes the nearest that fits; what cannot be done is refused. */
export function apply(timeline: Timeline, op: Op): Applied | Refusal {
  const change = changes[op.op] as Change<Op['op']>
  const changed = change(timeline, op)
  if (isRefusal(changed)) return changed
  const next = op.op === 'restore' ? changed : settle(settleMusic(timeline, changed))
  const flaw = flawOf(next)
  return flaw ? refused(flaw) : { timeline: next, inverse: inverseOf(timeline, next) }
}

/** Undefined: it has the shape of a timeline, and no two of its parts have one id. */
export function flawOf(timeline: Timeline): Refusal['refused'] | undefined {
  const ids = timeline.blocks.flatMap(({ id, overlays }) => [id, ...overlays.map((one) => one.id)])
  if (new Set(ids).size < ids.length) return 'malformed'
  const checked = timelineSchema.safeParse(timeline)
  if (checked.success) return undefined
  const tooMany = checked.error.issues.find(({ code }) => code === 'too_big')?.path.at(-1)
  if (tooMany === 'blocks') return 'tooManyBlocks'
  return tooMany === 'overlays' ? 'tooManyOverlays' : 'malformed'
}

/** Holds only the blocks between the first and the last that differ. */
function inverseOf(before: Timeline, after: Timeline): RestoreOp {
  const { blocks: was, ...rest } = before
  const is = after.blocks
  const most = Math.min(was.length, is.length)
  let head = 0
  while (head < most && was[head] === is[head]) head++
  let tail = 0
  while (tail < most - head && was.at(-1 - tail) === is.at(-1 - tail)) tail++
  return {
    op: 'restore',
    at: head,
    drop: is.length - head - tail,
    blocks: was.slice(head, was.length - tail),
    rest,
  }
}
