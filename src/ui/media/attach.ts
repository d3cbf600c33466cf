import { playHls } from './playHls'
import type { Candidate } from './source'

/** What plays a film on an element. */
export interface Engine {
  /** Goes on with another list of the same film's qualities; without it, only another engine can. */
  goOn?: (url: string) => void
  stop: () => void
}

/** Gives the element a film to play. */
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
