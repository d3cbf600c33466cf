import { expect, test } from 'vitest'
import { chooseFormat, pictureBitsPerSecond } from '../../../src/browser/capture/formats'

test.each([
  { supported: /./, has: 'picture' as const, format: 'video/mp4;codecs=avc1,mp4a.40.2' },
  { supported: /opus|webm/, has: 'picture' as const, format: 'video/mp4;codecs=avc1,opus' },
  { supported: /webm/, has: 'picture' as const, format: 'video/webm;codecs=vp9,opus' },
  { supported: /webm/, has: 'sound' as const, format: 'audio/webm;codecs=opus' },
  { supported: /none/, has: 'picture' as const, format: undefined },
])('of formats like $supported, $has is recorded as $format', ({ supported, has, format }) => {
  expect(chooseFormat(has, (mime) => supported.test(mime))).toBe(format)
})

test.each([
  { height: 480, bits: 2_500_000 },
  { height: 720, bits: 2_500_000 },
  { height: 1080, bits: 5_000_000 },
  { height: 2160, bits: 16_000_000 },
  { height: 4320, bits: 16_000_000 },
])('a picture of $height lines takes $bits bits a second', ({ height, bits }) => {
  expect(pictureBitsPerSecond(height)).toBe(bits)
})
