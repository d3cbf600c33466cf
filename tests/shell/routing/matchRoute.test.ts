import { expect, test } from 'vitest'
import { routes } from '../../../generated/facts/routes'
import { matchRoute } from '../../../src/shell/routing/matchRoute'

test.each([
  ['/login', 'login', {}],
  ['/login/status/clear', 'login.clear', {}],
  ['/login/status/sessionExpired', 'login.sessionExpired', {}],
  ['/login/ftl1/maya', 'login.user', { ftl: 'ftl1', userName: 'maya' }],
  [
    '/login/a/b/c/d',
    'login.linkCustomer',
    { ftl: 'a', userName: 'b', passWord: 'c', customerId: 'd' },
  ],
  ['/account/edit/u%201/profile', 'account.profile', { userId: 'u 1' }],
  ['/clips/list/', 'clips.list', {}],
  ['/campaign/mycampaign', 'campaigns.mine', {}],
  ['/channel/edit/details/7', 'channels.details', { channelId: '7' }],
  ['/channel/edit/7', 'channels.edit', { id: '7' }],
])('%s is %s', (pathname, routeId, params) => {
  expect(matchRoute(pathname)).toEqual({ routeId, params })
})

test.each(['/', '/nowhere', '/clips/list/more', '/account/edit/%E0%A4%A/profile'])(
  '%s is no route',
  (pathname) => {
    expect(matchRoute(pathname)).toBeNull()
  },
)

test('every declared route is found at its own address', () => {
  const lost = Object.values(routes).filter(
    ({ id, path }) => matchRoute(path.replaceAll(/\{\w+\}/g, 'x1'))?.routeId !== id,
  )
  expect(lost).toEqual([])
})
