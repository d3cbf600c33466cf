import { expect, test } from 'vitest'
import {
  codecsOf,
  lasting,
  measurePlaylist,
  writeMaster,
} from '../../../../../src/features/media/server/ffmpeg/playlist'

const playlist = `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-TARGETDURATION:4
#EXT-X-MAP:URI="copy.mp4",BYTERANGE="1374@0"
#EXTINF:4.000000,
#EXT-X-BYTERANGE:4000000@1374
copy.mp4
#EXTINF:2.000000,
#EXT-X-BYTERANGE:1000000@4001374
copy.mp4
#EXTINF:0.033333,
#EXT-X-BYTERANGE:200000@5001374
copy.mp4
#EXT-X-ENDLIST
`

test('a playlist tells its rates and its length; a last scrap of a segment does not count as a peak', () => {
  expect(measurePlaylist(playlist)).toEqual({
    peakBitsPerSecond: 8_000_000,
    averageBitsPerSecond: 6_895_029,
    longestSeconds: 4,
    durationMs: 6033,
  })
})

test('a playlist is made to last as long as its film, unless another one is meant', () => {
  const longer = lasting(playlist, 6200)
  expect(measurePlaylist(longer)).toMatchObject({ durationMs: 6200, longestSeconds: 4 })
  expect(longer).toBe(playlist.replace('0.033333', '0.200333'))
  expect(lasting(playlist, 9000)).toBe(playlist)
})

test('a playlist of nothing has no length', () => {
  expect(measurePlaylist('#EXTM3U\n#EXT-X-ENDLIST\n')).toMatchObject({ durationMs: 0 })
})

test('codecs are read from the header of the file', () => {
  const header = Buffer.concat([
    Buffer.from('....avcC'),
    Buffer.from([1, 0x64, 0x00, 0x28]),
    Buffer.from('mp4a'),
  ])
  expect(codecsOf(header)).toEqual(['avc1.640028', 'mp4a.40.2'])
})

test('the qualities are written with what a player chooses by', () => {
  const rates = { peakBitsPerSecond: 900, averageBitsPerSecond: 800 }
  const sound = { ...rates, uri: 'copy.m3u8', codecs: ['mp4a.40.2'] }
  const picture = { ...sound, uri: '720.m3u8', codecs: [], width: 1280, height: 720 }
  expect(writeMaster([picture, sound]).split('\n')).toEqual([
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    '#EXT-X-STREAM-INF:BANDWIDTH=900,AVERAGE-BANDWIDTH=800,RESOLUTION=1280x720',
    '720.m3u8',
    '#EXT-X-STREAM-INF:BANDWIDTH=900,AVERAGE-BANDWIDTH=800,CODECS="mp4a.40.2"',
    'copy.m3u8',
    '',
  ])
})
