import { expect, test } from 'vitest'
import { deviceOf, playSeconds, slotOf } from '../../../src/features/analytics/session'

test.each([
  [600, 5],
  [10, 5],
  [4, 2],
  [1, 1],
])('a film of %i s is played from %i s on', (film, seconds) =>
  expect(playSeconds(film)).toBe(seconds),
)

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', 'phone'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel) Mobile', 'phone'],
  ['Mozilla/5.0 (iPad; CPU OS 18_0)', 'tablet'],
  ['Mozilla/5.0 (Linux; Android 15; Tab)', 'tablet'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'computer'],
])('%s is a %s', (agent, device) => expect(deviceOf(agent)).toBe(device))

const at = (time: string) => slotOf(new Date(`2026-11-26T${time}Z`))

test('five minutes are one slot of reports', () => {
  expect(at('10:04:59')).toBe(at('10:00:00'))
  expect(at('10:05:00')).toBe(at('10:00:00') + 1)
})
