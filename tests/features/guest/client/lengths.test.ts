import { expect, test } from 'vitest'
import { lengthText } from '../../../../src/features/guest/client/lengths'

test.each([
  [0, '0:00'],
  [18_400, '0:18'],
  [59_600, '1:00'],
  [61_000, '1:01'],
  [600_000, '10:00'],
])('%i ms are %s', (ms, text) => expect(lengthText(ms)).toBe(text))
