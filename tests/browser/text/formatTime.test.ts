import { expect, test } from 'vitest'
import { formatTime } from '../../../src/browser/text/formatTime'

const at = (time: string) => new Date(`2026-03-01T${time}`).getTime()

test.each([
  ['10:42:00', 'de', '10:42'],
  ['10:41:01', 'de', '10:42'],
  ['22:05:00', 'en-GB', '22:05'],
])('the time of day at %s reads in %s %s', (time, language, read) => {
  expect(formatTime(at(time), language)).toBe(read)
})
