// How long a step may take and how much it may write, by what the file is: one that asks for more is
// made to.
import type { Source } from './arguments'
import type { Rung } from './plan'

/** What is made, and how many bytes it is made of. */
export type Limited = Pick<Source, 'probe' | 'cut'> & { readonly bytes: number }

/** How long the cut is, as far as the file says. */
export function shownMsOf({ probe, cut }: Pick<Source, 'probe' | 'cut'>): number | undefined {
  const endMs = cut.outMs ?? probe.durationMs
  return endMs === undefined ? undefined : endMs - cut.inMs
}

const unknownMs = 3_600_000
const longestMsOf = (file: Limited) => shownMsOf(file) ?? unknownMs
const secondsOf = (file: Limited) => longestMsOf(file) / 1000

const usualPixelsPerSecond = 1920 * 1080 * 30
const mostHours = 12

/** Five minutes, and ten times as long as it is watched: more for more and larger pictures, less for fewer. */
export function longestEncodingMs(file: Limited): number {
  const { width = 0, height = 0, framesPerSecond = 30 } = file.probe.video ?? {}
  const share = (width * height * framesPerSecond) / usualPixelsPerSecond
  const factor = 10 * Math.min(4, Math.max(0.25, share))
  return Math.min(5 * 60_000 + longestMsOf(file) * factor, mostHours * 3_600_000)
}

/** For its sound alone: a minute, and as long as it is heard. */
export const longestSoundMs = (file: Limited): number => 60_000 + longestMsOf(file)

/** Copying is bound by the disk: a minute plus a second for every 20 MB. */
export const longestCopyingMs = ({ bytes }: Pick<Limited, 'bytes'>): number =>
  60_000 + bytes / 20_000

/** Sound is encoded with 128 kbit/s. */
const soundBytesPerSecond = 24_000
/** Indexes, posters and captions. */
const spareBytes = 16 * 1024 * 1024

/**
 * What is copied is as large as the file, and its sound may be encoded anew. An index that names one
 * picture a thousand times asks for more.
 */
export function mostCopied(file: Limited): number {
  return file.bytes * 1.25 + secondsOf(file) * soundBytesPerSecond + spareBytes
}

/** What its rate and length allow; of a small file that says to be long no hundred times as much. */
export function mostEncoded(file: Limited, { videoKbps }: Pick<Rung, 'videoKbps'>): number {
  const bytesPerSecond = videoKbps * 125 * 1.5 + soundBytesPerSecond
  const byLength = secondsOf(file) * bytesPerSecond
  return Math.min(byLength, file.bytes * 20 + secondsOf(file) * soundBytesPerSecond) + spareBytes
}
