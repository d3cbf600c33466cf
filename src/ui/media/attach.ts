import { playHls } from './playHls'
import { playOwn } from './playOwn'
import type { Quality } from './quality'
import type { Candidate } from './source'

/** Plays one source on a video element. */
export interface Engine {
  /**
   * Switches to another playlist of the same video without interruption; if missing, a new engine
   * is needed.
   */
  goOn?: (url: string) => void
  /** Plays the quality of this short side; undefined: as the connection allows. */
  choose?: (side: number | undefined) => void
  stop: () => void
}

/** What an engine tells while it plays. */
export interface EngineEvents {
  /** This source cannot be played. */
  onFail: () => void
  /** Whether its bytes do not come, and are asked for again and again. */
  onLost: (isLost: boolean) => void
  /** Its qualities, the largest first, and the short side of the one that plays. */
  onQualities: (qualities: readonly Quality[], playing: number | undefined) => void
}

/** Attaches a source to the video element. */
export function attach(
  video: HTMLVideoElement,
  { by, url, isPlaylist }: Candidate,
  events: EngineEvents,
): Engine {
  return by === 'element' ? playOwn(video, url, isPlaylist, events) : playHls(video, url, events)
}
