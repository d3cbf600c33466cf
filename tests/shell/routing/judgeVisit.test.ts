import { describe, expect, test } from 'vitest'
import { profilesFacts, viewportFacts } from '../../../generated/facts/access'
import type { FlagId } from '../../../generated/facts/flags'
import type { RoleId } from '../../../generated/facts/roles'
import { worldOf } from '../../../src/access/worldOf'
import type { Phase } from '../../../src/session/client'
import { judgeVisit, type Visit } from '../../../src/shell/routing/judgeVisit'

interface Given {
  at: string
  roles?: RoleId[]
  flags?: Partial<Record<FlagId, boolean>>
  over?: Partial<Visit>
}

function visit({ at, roles = ['cm'], flags = {}, over = {} }: Given) {
  return judgeVisit({
    pathname: at,
    phase: 'signedIn',
    userId: 'u1',
    roles,
    world: worldOf(roles, flags, viewportFacts.wide | profilesFacts.one),
    isReady: true,
    rules: {},
    mustChangePassword: false,
    hasLink: false,
    ...over,
  })
}

describe('nobody is signed in', () => {
  const over = { phase: 'anonymous' as const }
  test.each([
    { at: '/', meets: { kind: 'signIn', isPathKept: false } },
    { at: '/login', meets: { kind: 'screen', routeId: 'login' } },
    { at: '/login/status/inActive', meets: { kind: 'screen', routeId: 'login.inActive' } },
    { at: '/login/status/clear', meets: { kind: 'signOut' } },
    { at: '/resetpassword', meets: { kind: 'screen', routeId: 'resetpassword' } },
    { at: '/no-support', meets: { kind: 'screen', routeId: 'noSupport' } },
    { at: '/clips/list', meets: { kind: 'signIn', isPathKept: true } },
    { at: '/nowhere', meets: { kind: 'signIn', isPathKept: false } },
  ])('at $at: $meets', ({ at, meets }) => {
    expect(visit({ at, over })).toMatchObject(meets)
  })
})

test.each<Phase>(['restoring', 'offline'])('%s, a session can be ended', (phase) => {
  expect(visit({ at: '/login/status/clear', over: { phase } })).toEqual({ kind: 'signOut' })
})

describe('signed in', () => {
  test.each<Given & { meets: object }>([
    { at: '/', meets: { kind: 'enter' } },
    { at: '/login', meets: { kind: 'enter' } },
    { at: '/login/status/sessionExpired', meets: { kind: 'enter' } },
    { at: '/login/status/clear', meets: { kind: 'signOut' } },
    { at: '/resetpassword', meets: { kind: 'enter' } },
    { at: '/no-support', meets: { kind: 'screen', routeId: 'noSupport' } },
    { at: '/clips/list', meets: { kind: 'screen', routeId: 'clips.list' } },
    { at: '/clips/edit/01J', meets: { kind: 'screen', routeId: 'clips.list', params: {} } },
    { at: '/clips/edit/01J', roles: ['viewer'], meets: { kind: 'refused', to: '/home/library' } },
    {
      at: '/clips/edit/01J',
      over: { rules: { 'clips.list': [] } },
      meets: { kind: 'refused', to: '/home/library' },
    },
    { at: '/nowhere', meets: { kind: 'notFound' } },
    { at: '/clips/list', roles: ['viewer'], meets: { kind: 'refused', to: '/home/library' } },
    { at: '/home/library', roles: ['superAdmin'], meets: { to: '/organization/customer/manage' } },
    { at: '/home/library', roles: [], meets: { kind: 'noRole' } },
  ])('$roles at $at: $meets', ({ meets, ...given }) => {
    expect(visit(given)).toMatchObject(meets)
  })
})

describe('a top-level path leads to its first permitted screen', () => {
  test.each<Given & { to: string }>([
    { at: '/clips', to: '/clips/list' },
    { at: '/account', to: '/account/edit/u1/profile' },
    { at: '/myprofile', roles: ['superAdmin'], to: '/myprofile/changepassword' },
    { at: '/storyboards', flags: { enableStoryBoard: true }, to: '/storyboards/list' },
    { at: '/user', to: '/users/list' },
  ])('$at: $to, which is asked the same', ({ to, ...given }) => {
    expect(visit(given)).toEqual({ kind: 'redirect', to, keepsQuery: true })
  })

  test('and is refused where none of them is permitted', () => {
    expect(visit({ at: '/storyboards' })).toMatchObject({ kind: 'refused', to: '/home/library' })
  })
})

test.each(['/home/library', '/login', '/', '/nowhere'])(
  'a forced change of password comes before %s',
  (at) => {
    expect(visit({ at, over: { mustChangePassword: true } })).toEqual({
      kind: 'redirect',
      to: '/resetpassword',
    })
  },
)

test('the page of the forced change is the only one that opens', () => {
  expect(visit({ at: '/resetpassword', over: { mustChangePassword: true } })).toMatchObject({
    kind: 'screen',
    routeId: 'resetpassword',
  })
})

describe('case 76: static routes win, and status is a reserved ftl', () => {
  test.each([
    { at: '/login/status/clear', meets: { kind: 'signOut' } },
    { at: '/login/status/bob', meets: { kind: 'redirect', to: '/login' } },
    { at: '/login/status/bob/S3cret', meets: { kind: 'redirect', to: '/login' } },
    { at: '/login/1/bob', meets: { kind: 'redirect', to: '/login' } },
  ])('$at: $meets.kind $meets.to', ({ at, meets }) => {
    expect(visit({ at, over: { phase: 'anonymous' } })).toEqual(meets)
    expect(visit({ at })).toEqual(meets)
  })
})

test('a link is asked about before anybody enters, and nowhere else', () => {
  const over = { hasLink: true }
  expect(visit({ at: '/login', over })).toMatchObject({ kind: 'screen', routeId: 'login' })
  expect(visit({ at: '/login', over: { ...over, mustChangePassword: true } })).toMatchObject({
    kind: 'screen',
  })
  expect(visit({ at: '/', over })).toEqual({ kind: 'enter' })
})

test.each([
  { phase: 'starting' as const, meets: 'waiting' },
  { phase: 'restoring' as const, meets: 'waiting' },
  { phase: 'offline' as const, meets: 'offline' },
])('while $phase every inner address shows $meets', ({ phase, meets }) => {
  expect(visit({ at: '/clips/list', over: { phase } })).toEqual({ kind: meets })
})

test('nothing is refused before the customer’s flags are known', () => {
  expect(visit({ at: '/storyboards/list', over: { isReady: false } })).toEqual({ kind: 'waiting' })
})

describe('a customer that guards routes otherwise', () => {
  const rules = { 'people.advanced': [], 'people.list': [] } as const
  test.each<{ at: string; meets: object }>([
    { at: '/peoplesearch/list', meets: { kind: 'refused', routeId: 'people.list' } },
    { at: '/peoplesearch/advanced-profile', meets: { kind: 'refused' } },
    { at: '/clips/list', meets: { kind: 'screen', routeId: 'clips.list' } },
  ])('$at meets $meets', ({ at, meets }) => {
    expect(visit({ at, over: { rules } })).toMatchObject(meets)
  })

  test('leads past what it closes', () => {
    const closed = { 'people.list': [] } as const
    const list = { kind: 'redirect', to: '/peoplesearch/list' }
    expect(visit({ at: '/peoplesearch' })).toMatchObject(list)
    expect(visit({ at: '/peoplesearch', over: { rules: closed } })).not.toMatchObject(list)
  })
})
