// How often a link is asked: by one address, and by all together.
import { expect, test } from 'vitest'
import { countingAlone } from '../../../../src/server/events/counting'
import { createGuestLimits } from '../../../../src/features/guest/server/limits'

const now = new Date('2026-03-01T09:00:00Z')
const later = new Date(now.getTime() + 60_000)

test('one address asks by one link 600 times a minute at most, and keeps nobody else out', () => {
  const { call } = createGuestLimits(countingAlone)
  const waits = Array.from({ length: 601 }, () => call('a link', '10.1.1.1', now))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(600)
  expect(waits.at(-1)).toBe(60)
  expect(call('a link', '10.1.1.2', now)).toBe(0)
  expect(call('another', '10.1.1.1', now)).toBe(0)
  expect(call('a link', '10.1.1.1', later)).toBe(0)
})

test('by one link 3,000 calls a minute are let in, wherever they come from', () => {
  const { call } = createGuestLimits(countingAlone)
  const waits = Array.from({ length: 3001 }, (_, no) => call('a link', `10.1.${no % 250}.1`, now))
  expect(waits.indexOf(60)).toBe(3000)
  expect(call('another', '10.1.1.1', now)).toBe(0)
})
