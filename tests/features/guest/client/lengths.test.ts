import { expect, test } from 'vitest'
import { lengthText } from '../../../../src/features/guest/client/lengths'

test.each([
  [0, '00:00'],
  [18_400, '00:18'],
  [59_600, '00:59'],
  [61_000, '01:01'],
  [600_000, '10:00'],
])('%i ms are %s', (ms, text) => expect(lengthText(ms)).toBe(text))
