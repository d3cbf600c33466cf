import { expect, test } from 'vitest'
import { readProbe } from '../../../../../src/features/media/server/ffmpeg/readProbe'

const picture = { index: 0, codec_type: 'video', codec_name: 'h264', width: 640, height: 360 }
const read = (...streams: object[]) => readProbe(JSON.stringify({ format: {}, streams }))

test('what a film says of its tracks is cut', () => {
  const track = { codec_type: 'subtitle', codec_name: 'mov_text' }
  const tags = { language: `x-${'abcdefgh-'.repeat(90)}a`, title: 'long '.repeat(1000) }
  const tracks = Array.from({ length: 400 }, (_, index) => ({ ...track, index, tags }))
  const { subtitles } = read(picture, ...tracks)
  expect(subtitles).toHaveLength(32)
  expect(new Set(subtitles.map(({ title }) => title?.length))).toEqual(new Set([200]))
  expect(new Set(subtitles.map(({ lang }) => lang))).toEqual(new Set(['und']))
})

test.each([
  ['4:3', 853],
  ['1:1', 640],
  ['N/A', 640],
  ['100:1', 640],
  ['1:1000', 640],
])('pixels of %s make a picture %d wide', (sample_aspect_ratio, width) => {
  expect(read({ ...picture, sample_aspect_ratio }).video).toMatchObject({ width, height: 360 })
})

test('the cover of a song is no picture', () => {
  const cover = { ...picture, disposition: { attached_pic: 1 } }
  expect(() => read(cover)).toThrow('neither picture nor sound')
})
