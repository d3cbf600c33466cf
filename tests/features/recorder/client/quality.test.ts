import { expect, test } from 'vitest'
import type { PictureWindow } from '../../../../src/browser/capture/pictureWindow'
import type { SoundWindow } from '../../../../src/browser/capture/soundWindow'
import {
  amplitude,
  findingsOf,
  hearSound,
  nextHint,
  noHint,
  noteFlags,
  nothingHeard,
  seePicture,
  type Finding,
  type Hints,
} from '../../../../src/features/recorder/client/quality'

const speech: SoundWindow = { rms: amplitude(-20), peak: 0.5, isZero: false, clippedRuns: 0 }
const pause: SoundWindow = { rms: amplitude(-60), peak: 0.002, isZero: false, clippedRuns: 0 }
const face: PictureWindow = { luma: 120, centre: 130, border: 115, isSame: false, frameShare: 1 }

const hear = (windows: readonly SoundWindow[]) =>
  findingsOf(windows.reduce(hearSound, nothingHeard))
const see = (windows: readonly PictureWindow[]) =>
  findingsOf(windows.reduce(seePicture, nothingHeard))
const times = <T>(count: number, each: T): T[] => Array.from({ length: count }, () => each)
/** One window in five is a pause. */
const spoken = (level: number) => [
  ...times(160, { ...speech, rms: amplitude(level) }),
  ...times(40, pause),
]

test.each<{ story: string; sound: readonly SoundWindow[]; found: Finding[] }>([
  { story: 'speech with pauses', sound: spoken(-20), found: [] },
  {
    story: 'all zero for a second',
    sound: times(20, { ...pause, peak: 0, isZero: true }),
    found: ['muted'],
  },
  {
    story: 'all zero for 0.95 s',
    sound: times(19, { ...pause, peak: 0, isZero: true }),
    found: [],
  },
  {
    story: 'nothing over -60 dBFS for 3 s',
    sound: times(60, { ...pause, peak: 0.001 }),
    found: ['silent'],
  },
  {
    story: 'nothing over -60 dBFS for 2.95 s',
    sound: times(59, { ...pause, peak: 0.001 }),
    found: [],
  },
  {
    story: 'one sample over -60 dBFS',
    found: [],
    sound: [...times(59, { ...pause, peak: 0.001 }), { ...pause, peak: 0.0011 }],
  },
  { story: 'speech at -33 dBFS for 10 s', sound: spoken(-33), found: ['low'] },
  { story: 'speech at -29 dBFS', sound: spoken(-29), found: [] },
  {
    story: 'few loud words, and much that is hardly heard',
    sound: times(10, [
      ...times(2, { ...speech, rms: amplitude(-6), clippedRuns: 1 }),
      ...times(18, { ...speech, rms: amplitude(-45) }),
    ]).flat(),
    found: ['clipping'],
  },
  { story: 'speech at -33 dBFS for 9.95 s', sound: spoken(-33).slice(1), found: [] },
  {
    story: 'three runs at the limit in 5 s',
    sound: [...times(3, { ...speech, clippedRuns: 1 }), ...times(97, speech)],
    found: ['clipping'],
  },
  {
    story: 'the third run too long ago',
    sound: [...times(3, { ...speech, clippedRuns: 1 }), ...times(98, speech)],
    found: [],
  },
  {
    story: 'pauses at -39 dBFS',
    sound: [...times(160, speech), ...times(40, { ...pause, rms: amplitude(-39) })],
    found: ['noise'],
  },
  {
    story: 'pauses at -41 dBFS',
    sound: [...times(160, speech), ...times(40, { ...pause, rms: amplitude(-41) })],
    found: [],
  },
])('$story: $found', ({ sound, found }) => {
  expect(hear(sound)).toEqual(found)
})

test.each<{ story: string; picture: readonly PictureWindow[]; found: Finding[] }>([
  { story: 'a face', picture: times(20, face), found: [] },
  { story: 'luma 49 for 3 s', picture: times(6, { ...face, luma: 49 }), found: ['dark'] },
  { story: 'luma 49 for 2.5 s', picture: times(5, { ...face, luma: 49 }), found: [] },
  { story: 'luma 50', picture: times(6, { ...face, luma: 50 }), found: [] },
  { story: 'luma 206 for 3 s', picture: times(6, { ...face, luma: 206 }), found: ['bright'] },
  {
    story: 'the middle at 54 % of its surroundings',
    picture: times(6, { ...face, centre: 54, border: 100 }),
    found: ['backlit'],
  },
  {
    story: 'the middle at 55 %',
    picture: times(6, { ...face, centre: 55.1, border: 100 }),
    found: [],
  },
  {
    story: 'the same picture for 5 s',
    picture: times(10, { ...face, isSame: true }),
    found: ['frozen'],
  },
  { story: 'the same picture for 4.5 s', picture: times(9, { ...face, isSame: true }), found: [] },
  {
    story: '79 % of the pictures for 5 s',
    picture: times(10, { ...face, frameShare: 0.79 }),
    found: ['slow'],
  },
  { story: '80 % of the pictures', picture: times(10, { ...face, frameShare: 0.8 }), found: [] },
])('$story: $found', ({ picture, found }) => {
  expect(see(picture)).toEqual(found)
})

/** What is shown after each half second in which this was found. */
function shownOver(found: readonly Finding[][]): (Finding | undefined)[] {
  let hints: Hints = noHint
  return found.map((each, index) => {
    hints = nextHint(hints, each, index * 500)
    return hints.shown?.finding
  })
}

test('one hint is shown at a time, the worst first', () => {
  expect(
    shownOver([
      ['low', 'dark'],
      ['low', 'dark'],
      ['clipping', 'low'],
    ]),
  ).toEqual(['low', 'low', 'clipping'])
})

test('a hint stays six seconds and is not said again before it was gone', () => {
  const shown = shownOver([...times(14, ['dark' as const]), [], ['dark']])
  expect(shown.slice(0, 12)).toEqual(times(12, 'dark'))
  expect(shown.slice(12)).toEqual([undefined, undefined, undefined, 'dark'])
})

test('that nothing is heard stays until it is gone', () => {
  const shown = shownOver([...times(40, ['silent' as const]), []])
  expect(shown[39]).toBe('silent')
  expect(shown[40]).toBeUndefined()
})

test('what was found goes with the take, the same within two seconds as one', () => {
  const flags = [0, 500, 2500, 5000].reduce<ReturnType<typeof noteFlags>>(
    (all, ms) => noteFlags(all, ['low'], ms),
    [],
  )
  expect(flags).toEqual([
    { code: 'low', fromMs: 0, toMs: 2500 },
    { code: 'low', fromMs: 5000, toMs: 5000 },
  ])
})
