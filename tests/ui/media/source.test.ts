import { expect, test } from 'vitest'
import { candidatesOf, type Source } from '../../../src/ui/media/source'

const hls: Source = { kind: 'hls', url: 'a.m3u8' }
const mp4: Source = { kind: 'mp4', url: 'a.mp4' }
const webm: Source = { kind: 'webm', url: 'a.webm' }
const mpegUrl = 'application/vnd.apple.mpegurl'

test.each([
  {
    who: 'a browser with its own HLS',
    plays: [mpegUrl, 'video/mp4'],
    hasMediaSource: true,
    tries: ['a.m3u8 by hls.js', 'a.mp4 by element'],
  },
  {
    who: 'a phone with its own HLS alone',
    plays: [mpegUrl, 'video/mp4'],
    hasMediaSource: false,
    tries: ['a.m3u8 by element', 'a.mp4 by element'],
  },
  {
    who: 'a browser without HLS',
    plays: ['video/mp4', 'video/webm'],
    hasMediaSource: true,
    tries: ['a.m3u8 by hls.js', 'a.mp4 by element', 'a.webm by element'],
  },
  { who: 'a browser that plays none', plays: [], hasMediaSource: false, tries: [] },
])('$who tries $tries', ({ plays, hasMediaSource, tries }) => {
  const can = { canPlay: (type: string) => plays.includes(type), hasMediaSource }
  const found = candidatesOf([hls, mp4, webm], can).map(({ url, by }) => `${url} by ${by}`)
  expect(found).toEqual(tries)
})
