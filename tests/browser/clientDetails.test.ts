import { expect, test } from 'vitest'
import { describeClient, isMacSafari as isMacSafariOf } from '../../src/browser/clientDetails'

test.each([
  {
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0.1 Safari/537.36 Edg/130.0.2',
    shown: ['Edge', '130.0.2', 'Windows'],
  },
  {
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) Version/17.5 Safari/605.1',
    shown: ['Safari', '17.5', 'macOS'],
  },
  { userAgent: 'curl/8', shown: ['unknown', 'unknown', 'unknown'] },
])('$userAgent is described as $shown', ({ userAgent, shown }) => {
  const { browserName, browserVersion, operatingSystem } = describeClient(userAgent)
  expect([browserName, browserVersion, operatingSystem]).toEqual(shown)
})

test.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) Version/17.5 Safari/605.1', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1', false],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) Chrome/130.0.1 Safari/537.36', false],
])('%s is Safari on macOS: %s', (userAgent, isMacSafari) => {
  expect(isMacSafariOf(userAgent)).toBe(isMacSafari)
})
