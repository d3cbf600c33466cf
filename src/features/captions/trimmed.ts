// Captions are kept in the time of the whole take, and shown in that of the part that a trim leaves.
import { inOrder, mostMs, type Cue } from './cue'

export interface Cut {
  readonly inMs: number
  /** Infinity: to the end of the take. */
  readonly outMs: number
}

const isShown = ({ fromMs, toMs }: Cue, { inMs, outMs }: Cut) => toMs > inMs && fromMs < outMs

/** What is shown of them, counted from the cut. */
export const shownOf = <C extends Cue>(cues: readonly C[], cut: Cut): C[] =>
  cues
    .filter((cue) => isShown(cue, cut))
    .map((cue) => ({
      ...cue,
      fromMs: Math.max(cue.fromMs, cut.inMs) - cut.inMs,
      toMs: Math.min(cue.toMs, cut.outMs) - cut.inMs,
    }))

/** Those of the whole take, `shown` in place of what was shown of those before. */
export function keptWith<C extends Cue>(shown: readonly C[], before: readonly C[], cut: Cut): C[] {
  const late = (ms: number) => Math.min(ms + cut.inMs, mostMs)
  const moved = shown.map((cue) => ({ ...cue, fromMs: late(cue.fromMs), toMs: late(cue.toMs) }))
  return inOrder([...before.filter((cue) => !isShown(cue, cut)), ...moved])
}
