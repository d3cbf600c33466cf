import { allSettled, createWatch, fork, type Scope } from 'effector'
import { describe, expect, test } from 'vitest'
import { appStarted } from '../../../src/browser/appStarted'
import type { Outgoing, Reply } from '../../../src/calls/send'
import { setTitleFx, focusElementFx, scrollToTopFx } from '../../../src/browser/page'
import { signInSubmitted } from '../../../src/session/client/signIn.model'
import { noticeShown, type NewNotice } from '../../../src/shell/notices/notices.model'
import '../../../src/shell/routing/cust.model'
import '../../../src/shell/routing/page.model'
import {
  fetchScreenFx,
  screenClosed,
  screenOpened,
  type Visited,
} from '../../../src/shell/routing/screen.model'
import '../../../src/shell/routing/visit.model'
import { navigateFx } from '../../../src/browser/location'
import { $viewportWidth, readViewportFx } from '../../../src/browser/viewport'
import {
  aLoginResponse,
  aSession,
  browserEdge,
  http,
  ok,
  storedWith,
  type EdgeOptions,
} from '../../support/browserEdge'
import { aFlags, aProfile } from '../../support/customers'

const profiles = Object.fromEntries(
  ['c1', 'c2', 'c3'].map((customerID) => [
    customerID,
    aProfile({ customerID, isLocked: customerID === 'c3' }),
  ]),
)

const answers: Record<string, () => Reply> = {
  token: () => http(200, aLoginResponse()),
  getOrganizationAccess: () => ok(aFlags()),
  getCustomerProfiles: () => ok(profiles),
  getRolePermissions: () => ok({ rolePermissionVO: {} }),
  switchCustomer: () => {
    const reply = aLoginResponse()
    reply.additionalDetails.CustomerDetails.customerId = 'c2'
    return ok(reply)
  },
}

const show = ({ customerId, routeId }: Visited) => `${routeId} ${customerId}`.trim()

async function visit(
  pathname: string,
  { token, ...options }: EdgeOptions & { token?: () => Reply } = {},
) {
  const given = token ? { ...answers, token } : answers
  const edge = browserEdge({
    pathname,
    stored: storedWith(aSession()),
    answer: ({ url }: Outgoing) => given[url.split('/').at(-1) ?? '']?.() ?? http(404, {}),
    ...options,
  })
  const opened: string[] = []
  const closed: string[] = []
  const notices: NewNotice[] = []
  const scope = fork({
    handlers: [
      ...edge.handlers,
      [
        fetchScreenFx,
        ({ visited }: { visited: Visited }) => ({ ...visited, Screen: () => null, Frame: null }),
      ],
      [readViewportFx, () => 1600],
      [setTitleFx, () => {}],
      [focusElementFx, () => {}],
      [scrollToTopFx, () => {}],
    ],
    values: [[$viewportWidth, 1600]],
  })
  createWatch({ unit: screenOpened, fn: (visited) => opened.push(show(visited)), scope })
  createWatch({ unit: screenClosed, fn: (visited) => closed.push(show(visited)), scope })
  createWatch({ unit: noticeShown, fn: (notice) => notices.push(notice), scope })
  await allSettled(appStarted, { scope })
  return { ...edge, scope, opened, closed, notices }
}

async function signIn({ scope }: { scope: Scope }): Promise<void> {
  const params = { userName: 'maya', password: 'x', isRemembered: false }
  await allSettled(signInSubmitted, { scope, params })
}

const switchedTo = (name: string) => ({ text: { key: 'shell.cust.switched', params: { name } } })
const refused = { text: { key: 'shell.cust.refused' } }

const superAdmin = () => http(200, aLoginResponse({ userRoles: ['5001132'] }))
const everythingPending = () =>
  new Map([
    ['nav.pendingChannel', '7'],
    ['nav.pendingZoom', 'z1'],
    ['nav.lastPath', JSON.stringify({ path: '/clips/list', userId: 'user1' })],
  ])

test('a deep link opens its screen after the start', async () => {
  const { opened, seen } = await visit('/clips/list?sort=name')
  expect(opened).toEqual(['clips.list c1'])
  expect(seen.visited).toEqual([])
})

test('the empty path leads to the landing page of the role', async () => {
  const { opened, seen } = await visit('/')
  expect(seen.visited).toEqual(['/home/library'])
  expect(opened).toEqual(['home.library c1'])
})

test('signed out, a deep link is kept; signing in leads back to it', async () => {
  const { opened, seen, scope } = await visit('/clips/list?sort=name', { stored: new Map() })
  expect(seen.visited).toEqual(['/login'])
  expect(opened).toEqual(['login'])

  await signIn({ scope })
  expect(seen.visited.at(-1)).toBe('/clips/list?sort=name')
  expect(opened.at(-1)).toBe('clips.list c1')
})

test('the last visited path is stored for its person', async () => {
  const { stored } = await visit('/clips/list')
  expect(JSON.parse(stored.get('nav.lastPath') ?? 'null')).toEqual({
    path: '/clips/list',
    userId: 'user1',
  })
})

const endedElsewhere = () => new Map([['flag.logout', '3:tabB:idle:990000']])

describe('a tab reloaded by a sign-out elsewhere', () => {
  test('stands at the same door, and forgets its path', async () => {
    const tab = await visit('/clips/list', { stored: endedElsewhere(), isReloaded: true })
    expect(tab.seen.visited).toEqual(['/login/status/sessionExpired'])
    expect(tab.stored.has('nav.lastPath')).toBe(false)
  })

  test('but a link opened then is an ordinary deep link', async () => {
    const tab = await visit('/clips/list', { stored: endedElsewhere() })
    expect(tab.seen.visited).toEqual(['/login'])
    expect(tab.stored.has('nav.lastPath')).toBe(true)
  })
})

test('a screen that is not permitted: the landing page, with a notice', async () => {
  const { opened, notices } = await visit('/storyboards/list')
  expect(opened).toEqual(['home.library c1'])
  expect(notices).toMatchObject([{ text: { key: 'shell.refused' } }])
})

test('from one screen to the next: the old one closes, the new one opens', async () => {
  const { opened, closed, scope } = await visit('/clips/list')
  await allSettled(navigateFx, { scope, params: { to: '/files/list' } })
  expect(opened).toEqual(['clips.list c1', 'files.list c1'])
  expect(closed).toEqual(['clips.list c1'])
  await allSettled(navigateFx, { scope, params: { to: '/files/list?page=2' } })
  expect(opened).toHaveLength(2)
})

describe('the query parameter cust (spec §2)', () => {
  test('leads to that customer and leaves the address; no screen of another one opens before', async () => {
    const { opened, seen, notices } = await visit('/clips/list?cust=c2&sort=name')
    expect(seen.visited).toEqual(['/clips/list?sort=name'])
    expect(opened).toEqual(['clips.list c2'])
    expect(notices).toMatchObject([switchedTo('Customer c2')])
  })

  test('leads there from an open page as well', async () => {
    const { opened, notices, scope } = await visit('/clips/list')
    await allSettled(navigateFx, { scope, params: { to: '/clips/list?cust=c2' } })
    expect(opened).toEqual(['clips.list c1', 'clips.list c2'])
    expect(notices).toMatchObject([switchedTo('Customer c2')])
  })

  test.each([
    { asked: '?cust=c3', why: 'locked' },
    { asked: '?cust=c9', why: 'nobody’s' },
    { asked: '?cust=c2&cust=c2', why: 'named twice' },
    { asked: `?cust=${'c'.repeat(10_000)}`, why: '10 kB long' },
    { asked: '?cust=', why: 'empty' },
    { asked: '?cust=__proto__', why: 'no customer at all' },
  ])('is refused with a notice where the customer is $why', async ({ asked }) => {
    const { opened, notices, stored } = await visit(`/clips/list${asked}`)
    expect(opened).toEqual(['clips.list c1'])
    expect(notices).toMatchObject([refused])
    expect(stored.has('tab/nav.pendingCust')).toBe(false)
  })

  test('is refused to a super-admin, who has no profiles to choose from', async () => {
    const { notices, seen } = await visit('/?cust=c2', {
      stored: storedWith(aSession({ roles: ['superAdmin'], lastRefreshAt: 995_000 })),
    })
    expect(notices).toMatchObject([refused])
    expect(seen.visited.at(-1)).toBe('/organization/customer/manage')
  })

  test('naming the current customer changes nothing', async () => {
    const { opened, notices } = await visit('/clips/list?cust=c1')
    expect(opened).toEqual(['clips.list c1'])
    expect(notices).toEqual([])
  })

  test('waits for the sign-in, and goes before a pending channel', async () => {
    const stored = new Map([['nav.pendingChannel', '7']])
    const page = await visit('/login?cust=c2', { stored })
    expect(page.stored.get('tab/nav.pendingCust')).toBe('c2')
    expect(page.notices).toEqual([])
    await signIn(page)
    expect(page.opened).toEqual(['login', 'channels.edit c2'])
    expect(page.seen.visited.at(-1)).toBe('/channel/edit/7')
    expect(page.notices).toMatchObject([switchedTo('Customer c2')])
  })

  test('waits for a new password, too', async () => {
    const page = await visit('/clips/list?cust=c2', {
      stored: storedWith(aSession({ mustChangePassword: true, lastRefreshAt: 995_000 })),
    })
    expect(page.seen.visited.at(-1)).toBe('/resetpassword')
    expect(page.notices).toEqual([])
    expect(page.stored.get('tab/nav.pendingCust')).toBe('c2')
  })
})

describe('after signing in (session.md B2 #27)', () => {
  test('case 80: a pending channel goes before a pending zoom user and the last path', async () => {
    const page = await visit('/login', { stored: everythingPending() })
    await signIn(page)
    expect(page.seen.visited).toEqual(['/channel/edit/7'])
    expect(page.opened).toEqual(['login', 'channels.edit c1'])
  })

  test('case 80: pending ids are consumed once', async () => {
    const page = await visit('/login', { stored: everythingPending() })
    await signIn(page)
    await allSettled(navigateFx, { scope: page.scope, params: { to: '/' } })
    expect(page.seen.visited.at(-1)).toBe('/channel/edit/7')
    expect([...page.stored.keys()].filter((key) => key.startsWith('nav.pending'))).toEqual([])
  })

  test('case 80: a super-admin goes to the customers, whatever is pending', async () => {
    const page = await visit('/login', { stored: everythingPending(), token: superAdmin })
    await signIn(page)
    expect(page.seen.visited).toEqual(['/organization/customer/manage'])
    expect([...page.stored.keys()].filter((key) => key.startsWith('nav.pending'))).toEqual([])
  })

  test.each([
    { asked: '/channel/edit/7', waits: { 'nav.pendingChannel': '7' }, leads: '/channel/edit/7' },
    {
      asked: '/integrations/zoom?zoomUserId=z1',
      waits: { 'nav.pendingZoom': 'z1' },
      leads: '/integrations/zoom?zoomUserId=z1',
    },
  ])('$asked, opened by a stranger, waits for the sign-in', async ({ asked, waits, leads }) => {
    const page = await visit(asked, { stored: new Map() })
    expect(Object.fromEntries(page.stored)).toMatchObject(waits)
    expect(page.stored.has('nav.lastPath')).toBe(false)
    await signIn(page)
    expect(page.seen.visited).toContain(leads)
  })

  test('case 79: the last path of somebody else is ignored', async () => {
    const lastPath = JSON.stringify({ path: '/clips/list', userId: 'user9' })
    const page = await visit('/login', { stored: new Map([['nav.lastPath', lastPath]]) })
    await signIn(page)
    expect(page.seen.visited).toEqual(['/home/library'])
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '/no/such/route',
  ])('case 78: a last path %j leads to the landing page', async (path) => {
    const lastPath = JSON.stringify({ path, userId: 'user1' })
    const page = await visit('/login', { stored: new Map([['nav.lastPath', lastPath]]) })
    await signIn(page)
    expect(page.seen.visited).toEqual(['/home/library'])
  })
})

describe('the status pages (spec §2)', () => {
  test.each([
    { whose: 'nobody’s', stored: () => new Map<string, string>() },
    { whose: 'half of one', stored: () => storedWith(aSession({ rt: '' })) },
    { whose: 'a whole', stored: () => storedWith(aSession({ lastRefreshAt: 995_000 })) },
  ])('case 76: /login/status/clear ends $whose session and leads to /login', async ({ stored }) => {
    const page = await visit('/login/status/clear', { stored: stored() })
    expect(page.seen.left).toEqual(['/login'])
    expect(page.stored.has('auth.session')).toBe(false)
    const again = await visit('/login/status/clear', { stored: page.stored })
    expect(again.seen.left).toEqual(['/login'])
  })

  test('case 76: /login/status/bob is no link: it leads to /login', async () => {
    const { seen, opened } = await visit('/login/status/bob', { stored: new Map() })
    expect(seen.visited).toEqual(['/login'])
    expect(opened).toEqual(['login'])
  })
})

const expiring = (body: object) => ({
  answer: ({ url }: Outgoing): Reply =>
    url.endsWith('oauth/token') ? http(400, body) : http(200, {}),
})

describe('where one stood when the session ended (spec §4)', () => {
  test('is kept, also when its screen never opened', async () => {
    const { stored, seen } = await visit('/files/list', expiring({}))
    expect(seen.left).toEqual(['/login/status/sessionExpired'])
    expect(JSON.parse(stored.get('nav.lastPath') ?? '')).toEqual({
      path: '/files/list',
      userId: 'user1',
    })
  })

  test('is not kept of an account that is not active, nor of a page without a session', async () => {
    const inactive = { status: 'Error', errorMessage: 'User is not active' }
    expect((await visit('/files/list', expiring(inactive))).stored.has('nav.lastPath')).toBe(false)
    expect((await visit('/no-support', expiring({}))).stored.has('nav.lastPath')).toBe(false)
  })
})
