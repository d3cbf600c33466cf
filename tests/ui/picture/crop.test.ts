import { describe, expect, test } from 'vitest'
import {
  mostZoom,
  movedBy,
  squareOf,
  wholeCrop,
  zoomedTo,
  type Crop,
} from '../../../src/ui/picture/crop'

const wide = { width: 1200, height: 400 }
const tall = { width: 300, height: 900 }
const tiny = { width: 40, height: 50 }

describe('the square of a picture', () => {
  test.each([
    { picture: wide, square: { left: 400, top: 0, side: 400 } },
    { picture: tall, square: { left: 0, top: 300, side: 300 } },
  ])('is the middle of it at first: $square', ({ picture, square }) => {
    expect(squareOf(picture, wholeCrop(picture))).toEqual(square)
  })

  const near: Crop = { x: 600, y: 200, zoom: 2 }
  test.each([
    { what: 'moved', to: movedBy(wide, near, 50, -20), square: { left: 550, top: 80, side: 200 } },
    { what: 'moved too far', to: movedBy(wide, near, -9999, 9999), square: { left: 0, top: 200 } },
    {
      what: 'brought closer',
      to: zoomedTo(wide, near, 4),
      square: { left: 550, top: 150, side: 100 },
    },
    { what: 'too close', to: zoomedTo(wide, near, 99), square: { side: 64 } },
    {
      what: 'whole again at the edge',
      to: zoomedTo(wide, { x: 100, y: 100, zoom: 2 }, 0),
      square: { left: 0, top: 0, side: 400 },
    },
  ])('stays within the picture: $what', ({ to, square }) => {
    expect(squareOf(wide, to)).toMatchObject(square)
  })

  test('of a small picture is all of it', () => {
    expect(mostZoom(tiny)).toBe(1)
  })
})
