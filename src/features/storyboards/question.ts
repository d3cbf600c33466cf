// What guests are asked for a shot.
import type { CrowdPrompt } from '../../../generated/facts/features/crowd'
import type { OutlineShot } from '../../../generated/facts/features/storyboards'
import { plannedMs } from './outline'

const longestHint = 500
const usualMs = 60_000

/** Its title is the question, its direction the hint. Where no length is planned there is time to read its words. */
export function questionOf({ id, values }: OutlineShot): CrowdPrompt & { readonly shotId: string } {
  const { title = '', direction, script, leastMs, mostMs, isOptional } = values
  return {
    text: title,
    ...(direction && { hint: shortened(direction) }),
    ...(script && { script }),
    ...(leastMs !== undefined && { minSeconds: secondsIn(leastMs) }),
    maxSeconds: secondsIn(mostMs ?? Math.max(usualMs, plannedMs(values))),
    isRequired: isOptional !== true,
    shotId: id,
  }
}

const mostSeconds = 600
const secondsIn = (ms: number) => Math.min(mostSeconds, Math.ceil(ms / 1000))

/** Directions may be longer than hints. */
const shortened = (text: string) =>
  text.length <= longestHint ? text : `${text.slice(0, longestHint - 1).trimEnd()}…`
