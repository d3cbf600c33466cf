import { allSettled } from 'effector'
import { describe, expect, test } from 'vitest'
import { navigateFx } from '../../../src/browser/location'
import { aLoginResponse, aSession, http, storedWith } from '../../support/browserEdge'
import { signIn, visit } from '../../support/visits'
import { userHash } from '../../support/userHash'

const superAdmin = () => http(200, aLoginResponse({ userRoles: ['5001132'] }))
const everythingPending = () =>
  new Map([
    ['nav.pendingChannel', '7'],
    ['nav.pendingZoom', 'z1'],
    ['nav.lastPath', JSON.stringify({ path: '/clips/list', userHash: userHash('user1') })],
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
    userHash: userHash('user1'),
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
    const page = await visit('/login', {
      stored: everythingPending(),
      answers: { token: superAdmin },
    })
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
    const lastPath = JSON.stringify({ path: '/clips/list', userHash: userHash('user9') })
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
    const lastPath = JSON.stringify({ path, userHash: userHash('user1') })
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
