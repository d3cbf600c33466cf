import { expect, test } from 'vitest'
import { restMs } from '../../src/kit/restMs'

test.each([
  { drawn: 0, ms: 24_000 },
  { drawn: 0.5, ms: 30_000 },
  { drawn: 1, ms: 36_000 },
])('thirty seconds, a fifth more or less: $ms', ({ drawn, ms }) => {
  expect(restMs(30_000, drawn)).toBeCloseTo(ms)
})
