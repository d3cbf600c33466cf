import { expect, test } from 'vitest'
import { fitting, inOrder, variantsIn } from '../../../src/ui/media/quality'

test.each([
  { sides: [1080, 720, 360], wanted: 720, plays: 720 },
  { sides: [1080, 720, 360], wanted: 1440, plays: 1080 },
  { sides: [1080, 720, 360], wanted: 480, plays: 360 },
  { sides: [1080, 720], wanted: 360, plays: 720 },
  { sides: [0, 720], wanted: 360, plays: 720 },
  { sides: [], wanted: 360, plays: undefined },
])('of $sides $wanted is $plays', ({ sides, wanted, plays }) => {
  expect(fitting(sides, wanted)).toBe(plays)
})

const of = (side: number, bitsPerSecond = 1) => ({ side, bitsPerSecond })

test('each size stands once, the largest first', () => {
  expect(inOrder([of(360), of(1080, 2), of(0), of(1080, 3)])).toEqual([of(1080, 2), of(360)])
})

test.each([
  { what: 'nothing', master: '', found: [] },
  { what: 'a playlist of segments', master: '#EXTM3U\n#EXTINF:4,\n1.m4s', found: [] },
  {
    what: 'a tall film',
    master: '#EXT-X-STREAM-INF:BANDWIDTH=900,RESOLUTION=720x1280\r\n720.m3u8\r\n',
    found: [{ side: 720, bitsPerSecond: 900, url: 'http://media.test/a/720.m3u8' }],
  },
  {
    what: 'a size that is elsewhere and not told',
    master: '#EXT-X-STREAM-INF:AVERAGE-BANDWIDTH=800,BANDWIDTH=900\nhttp://b.test/x.m3u8',
    found: [{ side: 0, bitsPerSecond: 800, url: 'http://b.test/x.m3u8' }],
  },
])('sizes are read from $what', ({ master, found }) => {
  expect(variantsIn(master, 'http://media.test/a/master.m3u8')).toEqual(found)
})
