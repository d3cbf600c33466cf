// Writes the server has not confirmed, applied on top of its last answer. A failed write is rolled
// back by removing it.
import { insertClip, removeClips, type ClipPages } from './clipPages'
import type { Clip } from '../../../../generated/facts/features/footage'
import type { ClipSort } from './footageQuery'

export type PendingWrite =
  | { kind: 'rename'; clipId: string; title: string }
  | { kind: 'leave'; clips: readonly Clip[] }
  | { kind: 'return'; clips: readonly Clip[] }

/** A confirmed write is kept until an answer arrives that was requested after the confirmation. */
export interface HeldWrite {
  readonly write: PendingWrite
  readonly settledAt?: number
}

export function applyWrites(
  pages: ClipPages,
  writes: readonly HeldWrite[],
  sort: ClipSort,
): ClipPages {
  return writes.reduce((shown, { write }) => applyWrite(shown, write, sort), pages)
}

export function endWrites(
  writes: readonly HeldWrite[],
  ended: readonly PendingWrite[],
): HeldWrite[] {
  return writes.filter(({ write }) => !ended.includes(write))
}

export function settleWrites(
  writes: readonly HeldWrite[],
  confirmed: readonly PendingWrite[],
  requestNumber: number,
): HeldWrite[] {
  return writes.map((held) =>
    confirmed.includes(held.write) ? { ...held, settledAt: requestNumber } : held,
  )
}

export function forgetWrites(writes: readonly HeldWrite[], requestNumber: number): HeldWrite[] {
  return writes.filter(({ settledAt }) => settledAt === undefined || settledAt >= requestNumber)
}

function applyWrite(pages: ClipPages, write: PendingWrite, sort: ClipSort): ClipPages {
  if (write.kind === 'leave') return removeClips(pages, idsOf(write.clips))
  if (write.kind === 'return') {
    return write.clips.reduce((shown, clip) => insertClip(shown, clip, sort), pages)
  }
  return {
    ...pages,
    clips: pages.clips.map((clip) =>
      clip.clipId === write.clipId ? { ...clip, title: write.title } : clip,
    ),
  }
}

export function idsOf(clips: readonly Clip[]): string[] {
  return clips.map(({ clipId }) => clipId)
}
