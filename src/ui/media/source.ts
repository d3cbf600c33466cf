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

/** What to try, in order. A browser's own HLS comes before hls.js, which costs a download. */
export function candidatesOf(sources: readonly Source[], can: Abilities): Candidate[] {
  return sources.flatMap(({ kind, url }) => {
    const own: Candidate[] = can.canPlay(mimeTypes[kind]) ? [{ url, by: 'element' }] : []
    const helped: Candidate[] = kind === 'hls' && can.hasMediaSource ? [{ url, by: 'hls.js' }] : []
    return [...own, ...helped]
  })
}
