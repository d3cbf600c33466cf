/** Clips as the server sends them, and a page of them. */
import type { ListClipsResponse, ListClipsRow } from '../../generated/facts/features/footage'
import type { PageLocation } from '../../src/browser/location'

export function aClip(clipId: string, given: Partial<ListClipsRow> = {}): ListClipsRow {
  return {
    clipId,
    title: `Clip ${clipId}`,
    state: 'ready',
    owner: { id: 'maya', name: 'Maya Lindqvist' },
    isMine: false,
    isToCheck: false,
    createdAt: '2026-11-20T09:30:00.000Z',
    durationMs: 60_000,
    tags: [],
    people: [],
    otherPeople: [],
    rating: 0,
    visibility: 'customer',
    sharedWith: [],
    bytes: 1_000_000,
    source: 'upload',
    versionNo: 1,
    sources: [{ kind: 'hls', url: `/media/${clipId}.m3u8` }],
    rev: 1,
    may: given.trashed ? ['restore', 'erase'] : ['edit', 'trash'],
    ...given,
  }
}

export function aPage(
  clips: readonly ListClipsRow[],
  given: Partial<ListClipsResponse> = {},
): ListClipsResponse {
  return {
    rows: [...clips],
    total: clips.length,
    isFloor: false,
    sums: { durationMs: clips.reduce((sum, { durationMs = 0 }) => sum + durationMs, 0) },
    ...given,
  }
}

/** The footage list in the address bar. */
export function footagePlace(search = ''): PageLocation {
  return { pathname: '/clips/list', search, hash: '', key: 'test' }
}

/** Pauses that end at once, `count` times, and then never: so a polling loop stops. */
export function rests(count: number): () => Promise<void> {
  let left = count
  return async () => {
    left -= 1
    if (left < 0) throw new Error('the test is over')
  }
}
