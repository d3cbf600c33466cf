import { expect, test } from 'vitest'
import { isSignInPath } from '../../src/kit/signInPath'

test.each([
  ['/login', true],
  ['/login/', true],
  ['/login?cust=7', true],
  ['/login/status/clear', true],
  ['/Login', true],
  ['//login/1/bob', true],
  ['/%6Cogin/1/bob', true],
  ['https://studio.test/login', true],
  ['/loginx', false],
  ['/login-help', false],
  ['/', false],
  ['/resetpassword', false],
])('%s is the sign-in page or a link to it: %s', (path, isIt) => {
  expect(isSignInPath(path)).toBe(isIt)
})
