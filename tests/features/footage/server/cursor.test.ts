import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCursor, writeCursor } from '../../../../src/features/footage/server/cursor'
import { seed } from '../../../support/sizes'

const sorts = ['newest', 'oldest', 'name', 'duration'] as const

test.each([
  {
    sort: 'newest',
    value: fc
      .date({ min: new Date(0), noInvalidDate: true, max: new Date('9999-12-31') })
      .map((date) => date.toISOString()),
  },
  { sort: 'name', value: fc.string().filter((text) => !text.includes('\0')) },
  { sort: 'duration', value: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }) },
] as const)('a place in a list sorted by $sort is read as it was written', ({ sort, value }) => {
  fc.assert(
    fc.property(
      fc.oneof(value),
      fc.string().filter((id) => !id.includes('\0')),
      (given, id) => {
        expect(readCursor(writeCursor(sort, { value: given, id }), sort)).toEqual({
          value: given,
          id,
        })
      },
    ),
    { seed },
  )
})

test.each([
  { sort: 'newest', value: '-000001-01-01T00:00:00.000Z', why: 'a year no calendar of ours has' },
  { sort: 'newest', value: '+275760-09-13T00:00:00.000Z', why: 'a year the database cannot hold' },
  { sort: 'oldest', value: '2026', why: 'half a date' },
  { sort: 'oldest', value: '2026-02-30T00:00:00.000Z', why: 'a day that does not exist' },
  { sort: 'oldest', value: 5, why: 'a number for a date' },
  { sort: 'duration', value: 2 ** 31, why: 'a number the column cannot hold' },
  { sort: 'duration', value: 0.5, why: 'part of a millisecond' },
  { sort: 'duration', value: '5', why: 'a text for a number' },
  { sort: 'name', value: 'a\0b', why: 'a character the database refuses' },
] as const)('$why is no place in a list sorted by $sort', ({ sort, value }) => {
  const text = Buffer.from(JSON.stringify([sort, value, 'id'])).toString('base64url')
  expect(() => readCursor(text, sort)).toThrow('`after` is no place in this list.')
})

test('whatever else is sent is refused in words, never read', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...sorts), (text, sort) => {
      expect(() => readCursor(text, sort)).toThrow('`after` is no place in this list.')
    }),
    { seed },
  )
})
