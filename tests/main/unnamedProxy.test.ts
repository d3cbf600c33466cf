import { expect, test } from 'vitest'
import { unnamedProxy } from '../../src/main/unnamedProxy'

test.each([
  { publicOrigin: 'https://studio.test', trustedProxies: [], isSaid: true },
  { publicOrigin: 'https://studio.test', trustedProxies: ['10.0.0.1'], isSaid: false },
  { publicOrigin: 'http://studio.test', trustedProxies: [], isSaid: false },
  { publicOrigin: undefined, trustedProxies: [], isSaid: false },
])('at $publicOrigin with the proxies $trustedProxies it is said: $isSaid', (given) => {
  const { isSaid, ...config } = given
  expect(unnamedProxy(config)?.includes('TRUSTED_PROXIES') ?? false).toBe(isSaid)
})
