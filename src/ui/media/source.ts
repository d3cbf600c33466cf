/** One way to get at a film. The first that plays is used. */
export interface Source {
  kind: 'hls' | 'mp4' | 'webm'
  url: string
}

/** A source and who plays it: the element itself, or hls.js through it. */
export interface Candidate {
  url: string
  by: 'element' | 'hls.js'
}

export interface Abilities {
  canPlay: (mimeType: string) => boolean
  hasMediaSource: boolean
}

const mimeTypes = { hls: 'application/vnd.apple.mpegurl', mp4: 'video/mp4', webm: 'video/webm' }

/**
 * What to try, in order. HLS goes through hls.js wherever it can: Chromium's own player puts pieces of another
 * quality where their number stands, not where their time does, so a film whose qualities are cut differently ends
 * early or late, and none begins at zero.
 */
export function candidatesOf(sources: readonly Source[], can: Abilities): Candidate[] {
  return sources.flatMap(({ kind, url }): Candidate[] => {
    if (kind === 'hls' && can.hasMediaSource) return [{ url, by: 'hls.js' }]
    return can.canPlay(mimeTypes[kind]) ? [{ url, by: 'element' }] : []
  })
}
