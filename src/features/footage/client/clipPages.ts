// The rows this tab holds: the pages read so far, in the server's order.
import type { Clip, ListClipsResponse } from '../../../../generated/facts/features/footage'
import type { ClipSort } from './footageQuery'

export interface ClipPages {
  readonly clips: readonly Clip[]
  readonly total: number
  readonly totalDurationMs: number
  readonly next?: string
}

export const noPages: ClipPages = { clips: [], total: 0, totalDurationMs: 0 }

export function addPage(
  pages: ClipPages,
  { clips, total, totalDurationMs, next }: ListClipsResponse,
): ClipPages {
  const known = new Set(pages.clips.map(({ clipId }) => clipId))
  return {
    clips: [...pages.clips, ...clips.filter(({ clipId }) => !known.has(clipId))],
    total,
    totalDurationMs,
    next,
  }
}

/**
 * Merges a newly read first page into the held rows. Rows further down stay, so that a background
 * refresh never removes what somebody has scrolled to.
 */
export function renewHead(pages: ClipPages, fresh: ListClipsResponse): ClipPages {
  const { total, totalDurationMs } = fresh
  const lastFresh = fresh.clips.at(-1)
  const seam = lastFresh ? pages.clips.findIndex(({ clipId }) => clipId === lastFresh.clipId) : -1
  if (fresh.next === undefined || seam < 0) return { ...fresh }
  const head = new Set(fresh.clips.map(({ clipId }) => clipId))
  const tail = pages.clips.slice(seam + 1).filter(({ clipId }) => !head.has(clipId))
  return {
    clips: [...fresh.clips, ...tail],
    total,
    totalDurationMs,
    next: tail.length > 0 ? pages.next : fresh.next,
  }
}

/** Updates held rows with newer versions; `rev` keeps a late answer from replacing a newer one. */
export function renewClips(pages: ClipPages, fresh: readonly Clip[]): ClipPages {
  const byId = new Map(fresh.map((clip) => [clip.clipId, clip]))
  return {
    ...pages,
    clips: pages.clips.map((clip) => newer(clip, byId.get(clip.clipId))),
  }
}

export function insertClip(pages: ClipPages, clip: Clip, sort: ClipSort): ClipPages {
  if (pages.clips.some(({ clipId }) => clipId === clip.clipId)) return renewClips(pages, [clip])
  const before = pages.clips.findIndex((held) => comesBefore(clip, held, sort))
  const at = before < 0 ? pages.clips.length : before
  return { ...pages, clips: pages.clips.toSpliced(at, 0, clip), total: pages.total + 1 }
}

export function removeClips(pages: ClipPages, clipIds: readonly string[]): ClipPages {
  const leaving = new Set(clipIds)
  const gone = pages.clips.filter(({ clipId }) => leaving.has(clipId))
  if (gone.length === 0) return pages
  return {
    ...pages,
    clips: pages.clips.filter(({ clipId }) => !leaving.has(clipId)),
    total: Math.max(0, pages.total - gone.length),
    totalDurationMs: Math.max(0, pages.totalDurationMs - sum(gone)),
  }
}

function newer(held: Clip, fresh: Clip | undefined): Clip {
  return fresh && fresh.rev >= held.rev ? fresh : held
}

function comesBefore(clip: Clip, held: Clip, sort: ClipSort): boolean {
  if (sort === 'newest') return clip.createdAt >= held.createdAt
  if (sort === 'oldest') return clip.createdAt < held.createdAt
  if (sort === 'name') return clip.title.localeCompare(held.title) <= 0
  return (clip.durationMs ?? 0) > (held.durationMs ?? 0)
}

function sum(clips: readonly Clip[]): number {
  return clips.reduce((total, { durationMs }) => total + (durationMs ?? 0), 0)
}
