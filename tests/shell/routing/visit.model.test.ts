import { allSettled } from 'effector'
import { describe, expect, test } from 'vitest'
import type { EndingId } from '../../../generated/facts/endings'
import { navigateFx } from '../../../src/browser/location'
import { sessionEnding } from '../../../src/session/client/lifetime/ending.model'
import { aLoginResponse, aSession, http, ok, storedWith } from '../../support/browserEdge'
import { aFlags } from '../../support/customers'
import { signIn, visit } from '../../support/visits'
import { userHash } from '../../support/userHash'

const superAdmin = () => http(200, aLoginResponse({ userRoles: ['5001132'] }))
const lastPathOf = (path: string) =>
  JSON.stringify({ path, userHash: userHash('user1'), customerId: 'c1' })
const somebodyElse = { token: () => http(200, aLoginResponse({ userUUID: 'user2' })) }
const withoutFootage = {
  getOrganizationAccess: () => ok({ ...aFlags(), closed: ['clips.list'] }),
}
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

test('the address of an area asks its first screen the same', async () => {
  const { opened, seen } = await visit('/user?open=u7')
  expect(seen.visited).toEqual(['/users/list?open=u7'])
  expect(opened).toEqual(['users.list c1'])
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
    customerId: 'c1',
  })
})

test('a screen that own roles close is refused, as one that the role never opens', async () => {
  const { opened, notices } = await visit('/clips/list', { answers: withoutFootage })
  expect(opened).toEqual(['home.library c1'])
  expect(notices).toMatchObject([{ text: { key: 'shell.refused' } }])
})

const endedElsewhere = (ending: EndingId) =>
  new Map([
    ['flag.logout', `3:tabB:${ending}:990000`],
    ['tab/nav.lastPath', lastPathOf('/clips/list?clip=7')],
  ])

describe('a tab reloaded by a sign-out elsewhere', () => {
  test('stands at the same door, and forgets its path', async () => {
    const tab = await visit('/clips/list', { stored: endedElsewhere('signOut'), isReloaded: true })
    expect(tab.seen.visited).toEqual(['/login'])
    expect(tab.stored.has('nav.lastPath')).toBe(false)
    expect(tab.stored.has('tab/nav.lastPath')).toBe(false)
  })

  test('by an end that keeps the path leads nobody else there', async () => {
    const tab = await visit('/channel/edit/7', {
      stored: endedElsewhere('idle'),
      isReloaded: true,
      answers: somebodyElse,
    })
    expect(tab.seen.visited).toEqual(['/login/status/sessionExpired'])
    await signIn(tab)
    expect(tab.seen.visited.at(-1)).toBe('/home/library')
  })

  test('but a link opened then is an ordinary deep link', async () => {
    const tab = await visit('/clips/list', { stored: endedElsewhere('signOut') })
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
    {
      whose: 'a whole, which the server would refuse to refresh,',
      stored: () => storedWith(aSession()),
    },
  ])('case 76: /login/status/clear ends $whose session and leads to /login', async ({ stored }) => {
    const page = await visit('/login/status/clear', {
      stored: stored(),
      answers: { token: () => http(400, { errorCode: 'inactiveUser' }) },
    })
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

/** Looks at one thing after the other, is idle, and somebody signs in in the same tab. */
async function comeBack(given: Parameters<typeof visit>[1], ...steps: string[]) {
  const before = await visit('/clips/list', { stored: given?.stored ?? storedWith(aSession()) })
  for (const to of steps) await allSettled(navigateFx, { scope: before.scope, params: { to } })
  await allSettled(sessionEnding, { scope: before.scope, params: 'idle' })
  const after = await visit('/login/status/sessionExpired', { ...given, stored: before.stored })
  await signIn(after)
  return after
}

describe('after an idle end', () => {
  test('the person returns to where they were, with what was open there', async () => {
    const page = await comeBack({}, '/files/list', '/clips/list?search=sea&clip=7')
    expect(page.seen.visited).toEqual(['/clips/list?search=sea&clip=7'])
    expect(page.opened.at(-1)).toBe('clips.list c1')
  })

  test('somebody else lands where they always do', async () => {
    const page = await comeBack({ answers: somebodyElse }, '/clips/list?clip=7')
    expect(page.seen.visited).toEqual(['/home/library'])
  })

  test('each tab leads back to its own, a new one to the last', async () => {
    const one = await visit('/clips/list?clip=7')
    const device = new Map([...one.stored].filter(([key]) => !key.startsWith('tab/')))
    const other = await visit('/files/list', { stored: new Map(device) })
    const shared = [...other.stored].filter(([key]) => !key.startsWith('tab/'))
    const own = [...one.stored].filter(([key]) => key.startsWith('tab/'))
    for (const [tab, path] of [
      [own, '/clips/list?clip=7'],
      [[], '/files/list'],
    ] as const) {
      const page = await visit('/login', { stored: new Map([...shared, ...tab]) })
      expect(page.seen.visited).toEqual([path])
    }
  })

  test('the person is back in the organization they were in', async () => {
    const stored = storedWith(aSession({ customerId: 'c2', lastRefreshAt: 995_000 }))
    const page = await comeBack({ stored }, '/clips/list?clip=7')
    expect(page.seen.visited).toEqual(['/clips/list?clip=7'])
    expect(page.opened).toEqual(['login.sessionExpired', 'clips.list c2'])
  })

  test('unless a link names another one', async () => {
    const stored = new Map([['nav.lastPath', lastPathOf('/clips/list')]])
    const page = await visit('/login?cust=c2', { stored })
    await signIn(page)
    expect(page.opened).toEqual(['login', 'clips.list c2'])
  })
})
