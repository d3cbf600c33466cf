// A preview reads the quality that it decodes in time.
import { expect, test } from 'vitest'
import { fileIn, variantIn } from '../../../../../src/features/programs/client/preview/filmUrl'

const master = (...heights: number[]) =>
  [
    '#EXTM3U',
    ...heights.flatMap((height) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=1,RESOLUTION=${(height * 16) / 9}x${height},CODECS="avc1"`,
      `${height}.m3u8`,
    ]),
  ].join('\n')

test.each([
  { heights: [1080, 720, 360], read: '720.m3u8' },
  { heights: [360, 720], read: '720.m3u8' },
  { heights: [2160, 1080], read: '1080.m3u8' },
  { heights: [480], read: '480.m3u8' },
  { heights: [], read: undefined },
])('of $heights lines it reads $read', ({ heights, read }) => {
  expect(variantIn(master(...heights))).toBe(read)
})

test('all segments stand in the one file that the playlist names', () => {
  const playlist = '#EXTM3U\n#EXT-X-MAP:URI="720.mp4",BYTERANGE="800@0"\n#EXTINF:4,\n720.mp4\n'
  expect(fileIn(playlist)).toBe('720.mp4')
})
