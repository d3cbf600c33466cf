import { followTime } from './followTime'

/** Where the other film belongs. */
export interface Place {
  /** Of its own time. */
  readonly seconds: number
  /** Otherwise it stands there. */
  readonly moves: boolean
}

/** Farther off than this it is set; nearer, it plays a little faster or slower. */
const farSeconds = 0.2
const mostFaster = 0.05
/** Nearer than this is the same frame. */
const sameSeconds = 0.001

/** Keeps a film silently beside another one, which is the clock. */
export function keepBeside(
  clock: HTMLVideoElement,
  other: HTMLVideoElement,
  placeAt: (seconds: number) => Place,
): () => void {
  clock.muted = false
  other.muted = true
  const keep = () => {
    const { seconds, moves } = placeAt(clock.currentTime)
    const drift = seconds - other.currentTime
    const plays = !clock.paused && moves && clock.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA
    if (plays && other.paused) void other.play().catch(() => undefined)
    if (!plays && !other.paused) other.pause()
    if (!other.seeking && Math.abs(drift) > (plays ? farSeconds : sameSeconds))
      other.currentTime = seconds
    const faster = plays ? Math.max(-mostFaster, Math.min(drift, mostFaster)) : 0
    other.playbackRate = clock.playbackRate * (1 + faster)
  }
  const stop = followTime(clock, keep)
  // What was asked for meanwhile, and what has just been loaded.
  const events = ['loadedmetadata', 'seeked', 'canplay']
  for (const event of events) other.addEventListener(event, keep)
  return () => {
    stop()
    for (const event of events) other.removeEventListener(event, keep)
    other.playbackRate = clock.playbackRate
  }
}
