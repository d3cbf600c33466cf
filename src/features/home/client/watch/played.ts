import type { FilmMoment } from '../../../../ui/media/filmMoment'
import type { FilmRange } from '../../../../ui/media/ScrubberLines'

/** At ordinary speed; what is farther apart was jumped over. */
const longestStepMs = 2_000
/** A film stops a little later than it says. */
const afterPauseMs = 500

const isBroken = ({ kind, isSeeking }: FilmMoment) =>
  isSeeking || kind === 'seeking' || kind === 'emptied'

/** What was really played between two moments of a film that follow each other. */
export function playedBetween(last: FilmMoment | null, now: FilmMoment): FilmRange | null {
  if (!last || isBroken(last) || isBroken(now)) return null
  const step = now.atMs - last.atMs
  const longest = last.isPaused ? afterPauseMs : longestStepMs * Math.max(last.rate, now.rate)
  return step > 0 && step <= longest ? [last.atMs, now.atMs] : null
}
