// What is seen of a picture, and how dark it is: as the film's filters do it (programs.md 6).
import { expect, test } from 'vitest'
import { darknessOf, placed } from '../../../../../src/features/programs/client/preview/drawFrame'
import type { Picture } from '../../../../../src/features/programs/timeline'

const frame = { width: 1920, height: 1080 }

test.each([
  {
    it: 'a tall picture that fills is cut above and below, as its focus says',
    size: { width: 1080, height: 1920 },
    look: { fit: 'fill', focus: { x: 0.5, y: 0 } },
    from: { x: 0, y: 0, width: 1080, height: 607.5 },
    to: { x: 0, y: 0, width: 1920, height: 1080 },
  },
  {
    it: 'one that fits has black beside it',
    size: { width: 1080, height: 1080 },
    look: { fit: 'fit' },
    from: { x: 0, y: 0, width: 1080, height: 1080 },
    to: { x: 420, y: 0, width: 1080, height: 1080 },
  },
  {
    it: 'one of the same shape is seen whole',
    size: { width: 640, height: 360 },
    look: { fit: 'fill' },
    from: { x: 0, y: 0, width: 640, height: 360 },
    to: { x: 0, y: 0, width: 1920, height: 1080 },
  },
] as const)('$it', ({ size, look, from, to }) => {
  expect(placed(size, look, frame)).toEqual({ from, to })
})

const picture = (given: Partial<Picture>): Picture => ({
  at: 10,
  frames: 30,
  source: { kind: 'none' },
  from: 0,
  ...given,
})

test.each([
  { it: 'begins black', given: { fadeIn: 10 }, at: 10, dark: 1 },
  { it: 'is half there in the middle', given: { fadeIn: 10 }, at: 15, dark: 0.5 },
  { it: 'is there afterwards', given: { fadeIn: 10 }, at: 20, dark: 0 },
  { it: 'is still there where it begins to go', given: { fadeOut: 10 }, at: 30, dark: 0 },
  { it: 'is nearly gone at its last frame', given: { fadeOut: 10 }, at: 39, dark: 0.9 },
  { it: 'without a dip it is never dark', given: {}, at: 10, dark: 0 },
])('a picture $it', ({ given, at, dark }) => {
  expect(darknessOf(picture(given), at)).toBeCloseTo(dark)
})
