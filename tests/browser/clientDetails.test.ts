import { expect, test } from 'vitest'
import { isMacSafari } from '../../src/browser/clientDetails'

test.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) Version/17.5 Safari/605.1', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1', false],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) Chrome/130.0.1 Safari/537.36', false],
])('%s is Safari on macOS: %s', (userAgent, isIt) => {
  expect(isMacSafari(userAgent)).toBe(isIt)
})
