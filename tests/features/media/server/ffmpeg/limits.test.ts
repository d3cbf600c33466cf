import { expect, test } from 'vitest'
import {
  longestEncodingMs,
  mostCopied,
  mostEncoded,
  type Limited,
} from '../../../../../src/features/media/server/ffmpeg/limits'

const minute = 60_000
const inMebibytes = (bytes: number) => Math.ceil(bytes / 1024 ** 2)

/** A minute of 1080p at 30 pictures a second, of a megabyte a second. */
function aFilm({ minutes = 1, side = 1080, bytes = 60e6 } = {}): Limited {
  const video = { width: (side * 16) / 9, height: side, framesPerSecond: 30 }
  const probe = { durationMs: minutes * minute, video } as unknown as Limited['probe']
  return { probe, cut: { keyMs: 0, inMs: 0 }, bytes }
}

test.each([
  { what: 'a minute', film: aFilm(), minutes: 15 },
  { what: 'a minute of few pixels', film: aFilm({ side: 180 }), minutes: 7.5 },
  { what: 'a minute of many', film: aFilm({ side: 4320 }), minutes: 45 },
  { what: 'a day', film: aFilm({ minutes: 1440 }), minutes: 720 },
])('$what is encoded for $minutes minutes at most', ({ film, minutes }) => {
  expect(longestEncodingMs(film)).toBe(minutes * minute)
})

test.each([
  { what: 'a film', film: aFilm(), copied: 89, encoded: 74 },
  {
    what: 'a small file that says to be long',
    film: aFilm({ bytes: 1e6 }),
    copied: 19,
    encoded: 37,
  },
])('of $what no more is kept than its bytes and length allow', ({ film, copied, encoded }) => {
  expect(inMebibytes(mostCopied(film))).toBe(copied)
  expect(inMebibytes(mostEncoded(film, { videoKbps: 5200 }))).toBe(encoded)
})
