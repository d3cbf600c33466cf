// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { ensureOwn, ownScriptUrl, policyName } from '../../src/browser/trustedTypes'

test.each(['/serviceWorker.js', `${location.origin}/assets/worker-a1b2c3d4.js`])(
  '%s is a script of ours',
  (address) => {
    expect(ownScriptUrl(address)).toBe(new URL(address, location.origin).href)
  },
)

test.each([
  'https://elsewhere.example/worker.js',
  '//elsewhere.example/worker.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
])('%s is none', (address) => {
  expect(() => ensureOwn(address)).toThrow('is no script of ours')
})

test('the policy has the name that the server allows', () => {
  expect(policyName).toBe('studio')
})
