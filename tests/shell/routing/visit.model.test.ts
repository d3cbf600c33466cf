import { allSettled, createWatch, fork } from 'effector'
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

const flags = {
  allowZoomIntegration: false,
  allowYoutubeIntegration: false,
  enableStoryBoard: false,
  campaignManagerAccess: false,
  hideOrganization: false,
  proEditVendor: false,
  idleSessionTimeoutMins: 30,
}
const profiles = Object.fromEntries(
  ['c1', 'c2'].map((customerID) => [
    customerID,
    {
      customerID,
      customerName: `Customer ${customerID}`,
      customerLogoAddnl: null,
      customerCity: null,
      customerState: null,
      customerZip: null,
      sequence: 1,
      isLocked: false,
    },
  ]),
)

const answers: Record<string, () => Reply> = {
  token: () => http(200, aLoginResponse()),
  getOrganizationAccess: () => ok(flags),
  getCustomerProfiles: () => ok(profiles),
  getRolePermissions: () => ok({ rolePermissionVO: {} }),
  switchCustomer: () => {
    const reply = aLoginResponse()
    reply.additionalDetails.CustomerDetails.customerId = 'c2'
    return ok(reply)
  },
}

const show = ({ customerId, routeId }: Visited) => `${routeId} ${customerId}`.trim()

async function visit(pathname: string, options: EdgeOptions = {}) {
  const edge = browserEdge({
    pathname,
    stored: storedWith(aSession()),
    answer: ({ url }: Outgoing) => answers[url.split('/').at(-1) ?? '']?.() ?? http(404, {}),
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

  await allSettled(signInSubmitted, {
    scope,
    params: { userName: 'maya', password: 'x', isRemembered: false },
  })
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
  test('leads to that customer and leaves the address; the page stays', async () => {
    const { opened, closed, seen, notices } = await visit('/clips/list?cust=c2&sort=name')
    expect(seen.visited).toEqual(['/clips/list?sort=name'])
    expect(opened).toEqual(['clips.list c1', 'clips.list c2'])
    expect(closed).toEqual(['clips.list c1'])
    expect(notices).toMatchObject([
      { text: { key: 'shell.cust.switched', params: { name: 'Customer c2' } } },
    ])
  })

  test('is refused where it names nobody’s customer', async () => {
    const { opened, notices } = await visit('/clips/list?cust=c9')
    expect(opened).toEqual(['clips.list c1'])
    expect(notices).toMatchObject([{ text: { key: 'shell.cust.refused' } }])
  })

  test('naming the current customer changes nothing', async () => {
    const { opened, notices } = await visit('/clips/list?cust=c1')
    expect(opened).toEqual(['clips.list c1'])
    expect(notices).toEqual([])
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
