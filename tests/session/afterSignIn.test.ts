import { expect, test } from 'vitest'
import { afterSignIn, type Waiting } from '../../src/session/afterSignIn'

const nothing: Waiting = {
  mustChangePassword: false,
  roles: ['cm'],
  pendingChannel: null,
  pendingZoomUser: null,
  lastPath: null,
}

test.each<{ waiting: Partial<Waiting>; leads: object }>([
  { waiting: {}, leads: { kind: 'landing' } },
  { waiting: { lastPath: '/clips/list' }, leads: { kind: 'path', path: '/clips/list' } },
  {
    waiting: { lastPath: '/clips/list', pendingZoomUser: 'z' },
    leads: { kind: 'zoom', userId: 'z' },
  },
  {
    waiting: { pendingZoomUser: 'z', pendingChannel: '7' },
    leads: { kind: 'channel', id: '7' },
  },
  { waiting: { roles: ['superAdmin'], pendingChannel: '7' }, leads: { kind: 'landing' } },
  {
    waiting: { mustChangePassword: true, roles: ['superAdmin'] },
    leads: { kind: 'changePassword' },
  },
])('after signing in $waiting leads to $leads', ({ waiting, leads }) => {
  expect(afterSignIn({ ...nothing, ...waiting })).toEqual(leads)
})
