import { expect, test } from 'vitest'
import { aPerson, freshMediaApp } from '../../../../support/mediaApp'
import { difference, loudness, picture, qualitiesOf, seen } from '../../../../support/seenFilms'
import { made } from '../../../../support/videos'

const app = await freshMediaApp()
const person = await aPerson(app)

const tracks = [
  { lang: 'en', hertz: 440, named: 'language=eng' },
  { lang: 'fr', hertz: 1500, named: 'language=fra' },
  {
    lang: 'de',
    hertz: 4000,
    named: 'language=deu -metadata:s:a:2 title=Commentary',
  },
]

/** Another English one of no name is last: nobody could tell it from the first. */
const spoken = (ending: string, codec: string, seconds = 4) =>
  made(ending, [
    `-f lavfi -i testsrc2=size=960x540:rate=12:duration=${seconds}`,
    ...[...tracks, tracks[0]!].map(({ hertz }) => `-f lavfi -i sine=${hertz}:duration=${seconds}`),
    '-map 0 -map 1 -map 2 -map 3 -map 4',
    ...tracks.map(({ named }, no) => `-metadata:s:a:${no} ${named}`),
    '-metadata:s:a:3 language=eng -disposition:a:0 default',
    `${codec} -g 12 -keyint_min 12 -sc_threshold 0 -pix_fmt yuv420p -c:a aac -ac 2`,
  ])

const h264 = '-c:v libx264 -preset ultrafast'

test.each([
  {
    film: 'whose picture can be copied',
    path: () => spoken('mkv', h264),
    names: ['copy-sound-2', 'copy-sound-3'],
    isNamed: true,
  },
  {
    film: 'whose picture is encoded anew',
    path: () => spoken('mkv', '-c:v mpeg2video -q:v 2 -bf 0'),
    names: ['360-sound-2', '360-sound-3'],
    isNamed: true,
  },
  {
    film: 'that an edit list cuts',
    path: () => made('mp4', [`-ss 3.5 -i ${spoken('mp4', `${h264} -bf 0`, 7.5)} -map 0 -c copy`]),
    names: ['360-sound-2', '360-sound-3'],
    // MP4 names languages alone.
    isNamed: false,
  },
])('a film $film is heard in each of its languages', async ({ path, names, isNamed }) => {
  const { clip } = await seen(app, person, path())
  const own = clip.sources.filter(({ track }) => track === undefined)
  const others = clip.sources.filter(({ track }) => track !== undefined)
  expect(own[0]).toMatchObject({ kind: 'hls', lang: 'en' })
  expect(others).toMatchObject([
    { kind: 'hls', track: 2, lang: 'fr' },
    { kind: 'hls', track: 3, lang: 'de', ...(isNamed && { label: 'Commentary' }) },
  ])
  const [usual] = await qualitiesOf(app, person, own)
  const heard = await Promise.all(others.map((source) => qualitiesOf(app, person, [source])))
  expect(heard.flat().map(({ name }) => name)).toEqual(names)
  for (const [no, quality] of [usual!, ...heard.flat()].entries()) {
    expect(Math.abs(quality.lengthMs - 4000)).toBeLessThanOrEqual(100)
    expect(difference(picture(quality.path, 0.05), picture(usual!.path, 0.05))).toBeLessThan(4)
    const heardOf = tracks.map(({ hertz }) => {
      const level = loudness(quality.path, `bandpass=f=${hertz}:width_type=h:w=100`)
      return level > -30 ? 'heard' : level < -40 ? 'silent' : `${level} dB`
    })
    expect(heardOf).toEqual(tracks.map((_, other) => (other === no ? 'heard' : 'silent')))
  }
})
