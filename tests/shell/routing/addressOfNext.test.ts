import { expect, test } from 'vitest'
import { addressOfNext, isReturnable } from '../../../src/shell/routing/addressOfNext'
import { aSession } from '../../support/browserEdge'

test.each([
  '/clips/list',
  '/clips/list?sort=name&search=a%20b',
  '/channel/edit/7',
  '/myprofile/changepassword',
  '/home',
])('%j is a path to return to', (path) => {
  expect(isReturnable(path)).toBe(true)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  ' //evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//clips/list',
  '//clips/list',
  '/clips//list',
  '/clips/x/../list',
  'javascript:alert(1)',
  'https://evil.example/clips/list',
  'clips/list',
  '',
  '/',
  '/no/such/route',
  '/login',
  '/login/1/bob/S3cret',
  '/login/status/clear',
  '/resetpassword',
  '/changepassword',
  '/no-support',
])('case 78: %j is none', (path) => {
  expect(isReturnable(path)).toBe(false)
  const next = addressOfNext({ kind: 'path', path }, aSession())
  expect(next).toBe('/home/library')
})

test.each([
  { next: { kind: 'changePassword' as const }, leads: '/resetpassword' },
  { next: { kind: 'channel' as const, id: '7' }, leads: '/channel/edit/7' },
  {
    next: { kind: 'zoom' as const, userId: 'z1' },
    leads: '/integrations/zoom?zoomUserId=z1',
  },
  { next: { kind: 'landing' as const }, leads: '/home/library' },
])('$next.kind leads to $leads', ({ next, leads }) => {
  expect(addressOfNext(next, aSession())).toBe(leads)
})
