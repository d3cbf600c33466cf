/** One address of a video. The first that plays is used. */
export interface Source extends Sound {
  kind: 'hls' | 'mp4' | 'webm'
  url: string
}

/** What is heard with a video, as its author names it. */
export interface Sound {
  /** Undefined: the usual one. */
  track?: number | undefined
  lang?: string | undefined
  label?: string | undefined
}

/** A source and its player: the element itself, or hls.js. */
export interface Candidate {
  url: string
  track: number | undefined
  by: 'element' | 'hls.js'
  /** It may name several sizes. */
  isPlaylist: boolean
}

export interface Abilities {
  canPlay: (mimeType: string) => boolean
  hasMediaSource: boolean
}

const mimeTypes = { hls: 'application/vnd.apple.mpegurl', mp4: 'video/mp4', webm: 'video/webm' }

/**
 * The sources to try, in order. HLS uses hls.js where possible: Chromium's own player places
 * segments of another quality by their number instead of their time. Videos whose qualities are cut
 * differently would then end early or late, and none would begin at zero.
 */
export function candidatesOf(sources: readonly Source[], can: Abilities): Candidate[] {
  return sources.flatMap(({ kind, url, track }): Candidate[] => {
    const isPlaylist = kind === 'hls'
    if (isPlaylist && can.hasMediaSource) return [{ url, track, by: 'hls.js', isPlaylist }]
    return can.canPlay(mimeTypes[kind]) ? [{ url, track, by: 'element', isPlaylist }] : []
  })
}

/** The sounds to choose from, the usual one first. */
export function soundsOf(sources: readonly Source[]): Sound[] {
  const sounds = new Map<number | undefined, Sound>()
  for (const source of sources) if (!sounds.has(source.track)) sounds.set(source.track, source)
  return [...sounds.values()]
}
