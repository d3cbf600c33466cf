import { describe, expect, test } from 'vitest'
import {
  advisesRetake,
  flagsShown,
  judge,
  type Measured,
} from '../../../src/features/media/quality'
import {
  readPeaks,
  readPicture,
  readSound,
} from '../../../src/features/media/server/ffmpeg/examine'

const fine: Measured = {
  durationMs: 10_000,
  hasSound: true,
  sound: { lufs: -20, truePeakDb: -3, silences: [] },
  picture: { blacks: [], stills: [] },
  isScreen: false,
}
const sound = { lufs: -20, truePeakDb: -3, silences: [] }
const span = (fromMs: number, toMs: number) => ({ fromMs, toMs })

describe('what is measured becomes what may be wrong', () => {
  test.each<{ film: string; change: Partial<Measured>; codes: string[]; retake: boolean }>([
    { film: 'fine', change: {}, codes: [], retake: false },
    {
      film: 'without sound',
      change: { hasSound: false, sound: undefined },
      codes: ['noSound'],
      retake: true,
    },
    {
      film: 'of which the sound cannot be decoded',
      change: { sound: undefined },
      codes: [],
      retake: false,
    },
    {
      film: 'too quiet to be measured',
      change: { sound: { silences: [] } },
      codes: ['silent'],
      retake: true,
    },
    {
      film: 'silent for nine seconds of ten',
      change: { sound: { ...sound, silences: [span(1000, 10_000)] } },
      codes: ['silent'],
      retake: true,
    },
    {
      film: 'silent for half of it',
      change: { sound: { ...sound, silences: [span(0, 5000)] } },
      codes: ['longSilence'],
      retake: false,
    },
    { film: 'quiet', change: { sound: { ...sound, lufs: -30.1 } }, codes: ['quiet'], retake: true },
    {
      film: 'just loud enough',
      change: { sound: { ...sound, lufs: -30 } },
      codes: [],
      retake: false,
    },
    {
      film: 'too loud',
      change: { sound: { ...sound, truePeakDb: -0.4 } },
      codes: ['loud'],
      retake: false,
    },
    {
      film: 'black',
      change: { picture: { blacks: [span(0, 4000)], stills: [] } },
      codes: ['black'],
      retake: true,
    },
    {
      film: 'frozen',
      change: { picture: { blacks: [], stills: [span(0, 6000)] } },
      codes: ['frozen'],
      retake: false,
    },
    {
      film: 'of a still screen',
      change: { isScreen: true, picture: { blacks: [], stills: [span(0, 6000)] } },
      codes: [],
      retake: false,
    },
  ])('a film that is $film: $codes, again: $retake', ({ change, codes, retake }) => {
    const { qaFlags } = judge({ ...fine, ...change })
    expect(qaFlags.map(({ code }) => code)).toEqual(codes)
    expect(advisesRetake(qaFlags)).toBe(retake)
  })
})

test.each<{
  film: string
  change: Partial<Measured>
  silence: number | null
  black: number | null
}>([
  { film: 'fine', change: {}, silence: 0, black: 0 },
  {
    film: 'silent twice',
    change: { sound: { ...sound, silences: [span(0, 2100), span(4000, 8000)] } },
    silence: 4000,
    black: 0,
  },
  { film: 'too quiet', change: { sound: { silences: [] } }, silence: 10_000, black: 0 },
  {
    film: 'without sound',
    change: { hasSound: false, sound: undefined },
    silence: 10_000,
    black: 0,
  },
  { film: 'unheard', change: { sound: undefined }, silence: null, black: 0 },
  { film: 'unseen', change: { picture: undefined }, silence: 0, black: null },
  {
    film: 'black in its middle',
    change: { picture: { blacks: [span(2000, 4500), span(6000, 7000)], stills: [] } },
    silence: 0,
    black: 2500,
  },
])(
  'the longest gaps of a film that is $film are $silence and $black',
  ({ change, silence, black }) => {
    const { longestSilenceMs, longestBlackMs } = judge({ ...fine, ...change })
    expect({ longestSilenceMs, longestBlackMs }).toEqual({
      longestSilenceMs: silence,
      longestBlackMs: black,
    })
  },
)

test('a pause of less than three seconds is no fault', () => {
  const silences = [span(0, 2500), span(4000, 6900)]
  const { qaFlags, silenceRatio } = judge({ ...fine, sound: { ...sound, silences } })
  expect({ qaFlags, silenceRatio }).toEqual({ qaFlags: [], silenceRatio: 0 })
})

test('loudness, peak and silences are read from what the filters log', () => {
  const said = `
[silencedetect @ 0x1] silence_start: 2.0004
[silencedetect @ 0x1] silence_end: 5.5 | silence_duration: 3.4996
[silencedetect @ 0x1] silence_start: 8
[Parsed_ebur128_0 @ 0x2] Summary:
  Integrated loudness:
    I:         -23.4 LUFS
    Threshold: -33.5 LUFS
  True peak:
    Peak:       -1.2 dBFS`
  expect(readSound(said, 10_000)).toEqual({
    lufs: -23.4,
    truePeakDb: -1.2,
    silences: [span(2000, 5500), span(8000, 10_000)],
  })
  const silent = '    I:         -70.0 LUFS\n    Peak:        -inf dBFS'
  expect(readSound(silent, 10_000)).toEqual({ silences: [] })
})

test('black is what is black at one keyframe and at the next', () => {
  const said = [
    'frame:0 pblack:100 pts:0 t:0.000000 type:I last_keyframe:0',
    'frame:4 pblack:99 pts:60 t:2.200000 type:I last_keyframe:4',
    'frame:5 pblack:99 pts:75 t:2.700000 type:I last_keyframe:5',
    'frame:6 pblack:99 pts:90 t:3.300000 type:I last_keyframe:6',
    'lavfi.freezedetect.freeze_start: 4.2',
    'lavfi.freezedetect.freeze_duration: 5',
    'lavfi.freezedetect.freeze_end: 9.2',
  ].join('\n')
  expect(readPicture(said, 10_000, 200)).toEqual({
    blacks: [span(2000, 3100)],
    stills: [span(4000, 9000)],
  })
})

test('a thousand peaks, 0 to 1, however many were heard', () => {
  const peaks = readPeaks(
    'lavfi.astats.Overall.Peak_level=-20.0\nx Peak_level=-inf\nPeak_level=0.5',
  )
  expect(peaks.slice(0, 4)).toEqual([0.1, 0, 1, 0])
  expect(peaks).toHaveLength(1000)
})

test.each([
  ['as it was', { fromMs: 0, lengthMs: 9_000 }, { fromMs: 3_000, toMs: 5_000 }],
  [
    'from the beginning of the trim',
    { fromMs: 2_000, lengthMs: 9_000 },
    { fromMs: 1_000, toMs: 3_000 },
  ],
  ['cut at its beginning', { fromMs: 4_000, lengthMs: 9_000 }, { fromMs: 0, toMs: 1_000 }],
  ['cut at its end', { fromMs: 2_000, lengthMs: 2_000 }, { fromMs: 1_000, toMs: 2_000 }],
  ['not at all', { fromMs: 6_000, lengthMs: 9_000 }, undefined],
  ['not at all', { fromMs: 0, lengthMs: 2_000 }, undefined],
] as const)('what was noted in a take is told %s of a trimmed clip', (_, part, told) => {
  const noted = { code: 'quiet', fromMs: 3_000, toMs: 5_000 } as const
  expect(flagsShown([noted], part)).toEqual(told ? [{ code: 'quiet', ...told }] : [])
})

test('what is of a take as a whole stays, whatever is shown of it', () => {
  expect(flagsShown([{ code: 'quiet' }], { fromMs: 6_000, lengthMs: 1 })).toEqual([
    { code: 'quiet' },
  ])
})
