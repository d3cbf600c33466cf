import { playHls } from './playHls'
import type { Candidate } from './source'

/** Plays one source on a video element. */
export interface Engine {
  /**
   * Switches to another playlist of the same video without interruption; if missing, a new engine
   * is needed.
   */
  goOn?: (url: string) => void
  stop: () => void
}

/** Attaches a source to the video element. */
export function attach(
  video: HTMLVideoElement,
  { by, url }: Candidate,
  onFail: () => void,
): Engine {
  return by === 'element' ? playOwn(video, url, onFail) : playHls(video, url, onFail)
}

function playOwn(video: HTMLVideoElement, url: string, onFail: () => void): Engine {
  video.addEventListener('error', onFail)
  video.src = url
  return {
    stop: () => {
      video.removeEventListener('error', onFail)
      video.removeAttribute('src')
      video.load()
    },
  }
}
