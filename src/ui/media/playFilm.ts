import { attach, type Engine, type EngineEvents } from './attach'
import { candidatesOf, type Candidate, type Source } from './source'

/** One video on an element, played from whichever source is available at the time. */
export interface Film {
  /** Sets all sources available now. New ones do not interrupt what plays. */
  offer: (sources: readonly Source[]) => void
  /** Plays the quality of this short side; undefined: as the connection allows. */
  choose: (side: number | undefined) => void
  /** Tries all sources again, from the time where it failed. */
  retry: () => void
  stop: () => void
}

/** The position of the video, and whether it played. */
interface Moment {
  seconds: number
  isPlaying: boolean
}

type FilmEvents = Omit<EngineEvents, 'onFail'> & { onFailed: (hasFailed: boolean) => void }

export function playFilm(video: HTMLVideoElement, events: FilmEvents): Film {
  const { onFailed, onLost, onQualities } = events
  let side: number | undefined
  let sources: readonly Source[] = []
  let playing: { candidate: Candidate; engine: Engine } | undefined
  /** Remembered while the element has no source. */
  let moment: Moment | undefined
  const broken = new Set<string>()

  const findBest = () =>
    candidatesOf(sources, abilitiesOf(video)).find(({ url }) => !broken.has(url))

  const play = (candidate: Candidate | undefined) => {
    // A source that never loaded does not know the position, so the remembered one is kept.
    const { seconds = video.currentTime, isPlaying = false } = moment ?? {}
    moment = { seconds, isPlaying: isPlaying || !video.paused }
    playing?.engine.stop()
    playing = undefined
    onLost(false)
    onQualities([], undefined)
    onFailed(candidate === undefined)
    if (!candidate) return
    const goOnWithout = () => {
      broken.add(candidate.url)
      play(findBest())
    }
    const engine = attach(video, candidate, { onFail: goOnWithout, onLost, onQualities })
    if (side !== undefined) engine.choose?.(side)
    playing = { candidate, engine }
  }
  const resume = () => {
    const { seconds = 0, isPlaying = false } = moment ?? {}
    moment = undefined
    if (seconds > 0) video.currentTime = seconds
    if (isPlaying) void video.play().catch(() => undefined)
  }
  const improve = () => {
    const best = findBest()
    if (best && best.url !== playing?.candidate.url) play(best)
  }
  video.addEventListener('loadeddata', resume)
  // Playback is stalled, so switching to a better source is not noticed.
  video.addEventListener('waiting', improve)

  return {
    offer: (offered) => {
      sources = offered
      const best = findBest()
      if (!playing || !best) return play(best)
      const { candidate, engine } = playing
      if (best.url === candidate.url) return
      // What is loaded already sounds otherwise.
      if (best.track !== candidate.track) return play(best)
      if (engine.goOn && best.by === candidate.by) {
        playing.candidate = best
        engine.goOn(best.url)
      } else if (!sources.some(({ url }) => url === candidate.url) || !hasBegun(video)) {
        play(best)
      }
    },
    choose: (chosen) => {
      if (chosen === side) return
      side = chosen
      playing?.engine.choose?.(chosen)
    },
    retry: () => {
      broken.clear()
      play(findBest())
    },
    stop: () => {
      video.removeEventListener('loadeddata', resume)
      video.removeEventListener('waiting', improve)
      playing?.engine.stop()
    },
  }
}

const hasBegun = ({ paused, currentTime }: HTMLVideoElement) => !paused || currentTime > 0

function abilitiesOf(video: HTMLVideoElement) {
  return {
    canPlay: (mimeType: string) => video.canPlayType(mimeType) !== '',
    hasMediaSource: 'MediaSource' in window || 'ManagedMediaSource' in window,
  }
}
