import { askAgain } from './askAgain'
import { playHls } from './playHls'
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
  /** The short sides of its qualities, the largest first, and the one that plays. */
  onQualities: (sides: readonly number[], playing: number | undefined) => void
}

/** Attaches a source to the video element. */
export function attach(
  video: HTMLVideoElement,
  { by, url }: Candidate,
  events: EngineEvents,
): Engine {
  return by === 'element' ? playOwn(video, url, events) : playHls(video, url, events)
}

/** MediaError.MEDIA_ERR_NETWORK. */
const networkFault = 2

function playOwn(video: HTMLVideoElement, url: string, { onFail, onLost }: EngineEvents): Engine {
  let stopWaiting: (() => void) | undefined
  const load = () => {
    const at = video.currentTime
    const isPlaying = !video.paused
    video.src = url
    if (at > 0) video.currentTime = at
    if (isPlaying) void video.play().catch(() => undefined)
  }
  const fail = () => {
    if (video.error?.code !== networkFault && navigator.onLine) return onFail()
    onLost(true)
    stopWaiting = askAgain(load)
  }
  const arrived = () => onLost(false)
  video.addEventListener('error', fail)
  video.addEventListener('loadeddata', arrived)
  video.src = url
  return {
    stop: () => {
      stopWaiting?.()
      video.removeEventListener('error', fail)
      video.removeEventListener('loadeddata', arrived)
      video.removeAttribute('src')
      video.load()
    },
  }
}
