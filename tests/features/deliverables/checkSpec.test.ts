// What a specification asks for, and whether it is kept to (work.md 5).
import { expect, test } from 'vitest'
import {
  checkSpec,
  loudnessOffBy,
  verdictOf,
  type DeliveredFacts,
} from '../../../src/features/deliverables/checkSpec'
import { presets, type Spec } from '../../../src/features/deliverables/presets'

const social: Spec = { ...presets.social, maxMs: 45_000, languages: ['en', 'sv'] }
const fine: DeliveredFacts = {
  width: 1080,
  height: 1920,
  durationMs: 42_000,
  format: 'mp4',
  videoCodec: 'h264',
  audioCodec: 'aac',
  lufs: -14.4,
  truePeakDb: -4.6,
  gapMs: 0,
  bytes: 38_000_000,
  languages: ['en', 'sv'],
}

test('a film that keeps to all of it passes line by line', () => {
  const check = checkSpec(social, fine)
  expect(check.map(({ what }) => what)).toEqual([
    'aspect',
    'picture',
    'length',
    'loudness',
    'truePeak',
    'format',
    'captions',
    'gaps',
    'file',
  ])
  expect(new Set(check.map(({ state }) => state))).toEqual(new Set(['pass']))
})

test.each<{ what: string; change: DeliveredFacts; state: string; found?: string }>([
  { what: 'aspect', change: { width: 1080, height: 1080 }, state: 'fail', found: '1:1' },
  { what: 'aspect', change: { width: 1082, height: 1920 }, state: 'pass', found: '9:16' },
  { what: 'aspect', change: { width: undefined }, state: 'unknown' },
  { what: 'aspect', change: { width: null }, state: 'fail' },
  { what: 'picture', change: { width: 720, height: 1280 }, state: 'fail', found: '720x1280' },
  { what: 'picture', change: { width: 2160, height: 3840 }, state: 'pass', found: '2160x3840' },
  { what: 'length', change: { durationMs: 45_000 }, state: 'pass', found: '45000' },
  { what: 'length', change: { durationMs: 45_001 }, state: 'fail', found: '45001' },
  { what: 'loudness', change: { lufs: -15 }, state: 'pass', found: '-15' },
  { what: 'loudness', change: { lufs: -13 }, state: 'pass', found: '-13' },
  { what: 'loudness', change: { lufs: -15.1 }, state: 'fail', found: '-15.1' },
  { what: 'loudness', change: { lufs: undefined }, state: 'unknown' },
  { what: 'loudness', change: { lufs: null }, state: 'fail' },
  { what: 'truePeak', change: { truePeakDb: -1 }, state: 'pass', found: '-1' },
  { what: 'truePeak', change: { truePeakDb: -0.9 }, state: 'fail', found: '-0.9' },
  { what: 'format', change: { videoCodec: 'vp9' }, state: 'fail', found: 'mp4 vp9 aac' },
  { what: 'format', change: { audioCodec: null }, state: 'fail', found: 'mp4 h264' },
  { what: 'format', change: { format: undefined }, state: 'unknown' },
  { what: 'captions', change: { languages: ['en'] }, state: 'fail', found: 'en' },
  { what: 'captions', change: { languages: ['en-GB', 'sv'] }, state: 'pass', found: 'en,sv' },
  { what: 'captions', change: { languages: [] }, state: 'fail', found: '' },
  { what: 'captions', change: { languages: undefined }, state: 'unknown' },
  { what: 'gaps', change: { gapMs: 2000 }, state: 'pass', found: '2000' },
  { what: 'gaps', change: { gapMs: 2001 }, state: 'fail', found: '2001' },
  { what: 'gaps', change: { gapMs: undefined }, state: 'unknown' },
  { what: 'file', change: { bytes: 200_000_001 }, state: 'fail', found: '200000001' },
])('$what of $change is $state', ({ what, change, state, found }) => {
  const line = checkSpec(social, { ...fine, ...change }).find((each) => each.what === what)
  expect({ state: line?.state, found: line?.found }).toEqual({ state, found })
})

test('what nobody asks for is not looked at', () => {
  expect(checkSpec({}, fine)).toEqual([])
  expect(checkSpec(presets.captions, { format: 'vtt', bytes: 900 })).toEqual([
    { what: 'format', state: 'pass', wanted: 'vtt/srt', found: 'vtt' },
    { what: 'file', state: 'pass', wanted: '2000000', found: '900' },
  ])
})

test.each([
  { change: {}, verdict: 'pass' },
  { change: { lufs: undefined }, verdict: 'unknown' },
  { change: { lufs: undefined, bytes: 1e12 }, verdict: 'fail' },
])('with $change it is $verdict as a whole', ({ change, verdict }) => {
  const check = checkSpec(social, { ...fine, ...change })
  expect(verdictOf(check, true)).toBe(verdict)
  expect(verdictOf(check, false)).toBe('none')
})

test.each([
  { lufs: -17.2, offBy: -3.2 },
  { lufs: -12, offBy: 2 },
  { lufs: -14.5, offBy: undefined },
  { lufs: undefined, offBy: undefined },
  { lufs: null, offBy: undefined },
])('a film of $lufs LUFS is off by $offBy', ({ lufs, offBy }) => {
  const found = loudnessOffBy(checkSpec(social, { ...fine, lufs }))
  expect(found && Math.round(found * 10) / 10).toBe(offBy)
})
