// @vitest-environment jsdom
// By what the page is opened (spec 7 and 9).
import { beforeEach, expect, test } from 'vitest'
import { keepToken, takeHanded } from '../../../../../src/features/analytics/client/insights/handed'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/insights/')
})

test('the code in the link, which does not stay in the address', () => {
  history.replaceState(null, '', '/insights/#refresh_token=otc_abc')
  expect(takeHanded()).toEqual({ code: 'otc_abc', token: undefined })
  expect(location.hash).toBe('')
})

test('the token of a visit that goes on in this tab', () => {
  keepToken('kept')
  expect(takeHanded()).toEqual({ code: undefined, token: 'kept' })
})
