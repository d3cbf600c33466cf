import { expect, test } from 'vitest'
import type { RouteId } from '../../../generated/facts/routes'
import { addressOf } from '../../../src/shell/routing/addressOf'

test.each<{
  route: RouteId
  params: Readonly<Record<string, string>> | undefined
  address: string
}>([
  { route: 'home.library', params: undefined, address: '/home/library' },
  { route: 'account.profile', params: undefined, address: '/account/edit/u%2F1/profile' },
  {
    route: 'account.profile',
    params: { userId: '$userId' },
    address: '/account/edit/u%2F1/profile',
  },
  { route: 'channels.edit', params: { id: 'all hands' }, address: '/channel/edit/all%20hands' },
  { route: 'channels.edit', params: { id: '$userId' }, address: '/channel/edit/u%2F1' },
])('$route with $params is at $address', ({ route, params, address }) => {
  expect(addressOf(route, 'u/1', params)).toBe(address)
})
