// Where the beginning and the end of a session lead, and what is kept of the way.
import { allSettled } from 'effector'
import { describe, expect, test } from 'vitest'
import { getCustomerProfilesFx } from '../../../src/session/client/customers/member.model'
import { aSession, http, sessionIn, storedWith } from '../../support/browserEdge'
import { visit } from '../../support/visits'
import { userHash } from '../../support/userHash'

const lastPathIn = (stored: Map<string, string>) =>
  JSON.parse(stored.get('nav.lastPath') ?? 'null') as object | null
const refreshes = ({ seen }: Awaited<ReturnType<typeof visit>>) =>
  seen.sent.filter(({ url }) => url.endsWith('oauth/token')).length

/** The refresh at the start is refused. */
const refusing = (errorMessage?: string) => ({
  answers: { token: () => http(400, { status: 'Error', errorMessage }) },
})

describe('a start without a whole session', () => {
  test.each([
    { why: 'case 4: without a refresh token', text: JSON.stringify(aSession({ rt: '' })) },
    { why: 'case 4: without an access token', text: JSON.stringify(aSession({ at: '' })) },
    { why: 'case 65: with a torn session', text: '{broken' },
    {
      why: 'case 65: with a session of a later version',
      text: JSON.stringify({ ...aSession(), version: 99 }),
    },
    { why: 'case 65: with five megabytes', text: JSON.stringify('x'.repeat(5_000_000)) },
  ])('$why asks for no refresh and leads to /login; the deep link is kept', async ({ text }) => {
    const page = await visit('/clips/list', { stored: new Map([['auth.session', text]]) })
    expect(refreshes(page)).toBe(0)
    expect(page.seen.visited).toEqual(['/login'])
    expect(page.opened).toEqual(['login'])
    expect(page.stored.has('auth.session')).toBe(false)
    expect(lastPathIn(page.stored)).toMatchObject({ path: '/clips/list' })
  })
})

describe.each(['Invalid refresh token', 'Cannot convert access token to JSON'])(
  'case 7: a start that is refused with "%s"',
  (message) => {
    test('leads to the landing page of the role while the access token lasts, and never refreshes again', async () => {
      const page = await visit('/clips/list', refusing(message))
      expect(page.seen.left).toEqual([])
      expect(page.seen.visited).toEqual(['/home/library'])
      expect(page.opened.at(-1)).toBe('home.library c1')
      expect(sessionIn(page.stored)).toMatchObject({ at: 'at1', rt: '' })
      expect(refreshes(await visit('/', { stored: page.stored }))).toBe(0)
    })

    test('leads to /login when it has expired, and there it ends', async () => {
      const stored = storedWith(aSession({ expiresAt: 1_000_000 }))
      const page = await visit('/clips/list', { stored, ...refusing(message) })
      expect(page.seen.left).toEqual(['/login'])
      const again = await visit('/login', { stored: page.stored })
      expect(again.opened).toEqual(['login'])
      expect([again.seen.left, refreshes(again)]).toEqual([[], 0])
    })
  },
)

describe('where one stood when the session ended (spec §4)', () => {
  test('is kept, also when its screen never opened', async () => {
    const { stored, seen } = await visit('/files/list', refusing())
    expect(seen.left).toEqual(['/login/status/sessionExpired'])
    expect(lastPathIn(stored)).toEqual({
      path: '/files/list',
      userHash: userHash('user1'),
      customerId: 'c1',
    })
  })

  test('is not kept of an account that is not active, nor of a page without a session', async () => {
    const inactive = await visit('/files/list', refusing('User is not active'))
    const outside = await visit('/no-support', refusing())
    expect(inactive.stored.has('nav.lastPath')).toBe(false)
    expect(outside.stored.has('nav.lastPath')).toBe(false)
  })

  test('case 81: no expiry is stored: a call saves the last path and leads to /login', async () => {
    const session = aSession({ lastRefreshAt: 995_000 })
    const { scope, stored, seen, opened } = await visit('/clips/list', {
      stored: storedWith(session),
    })
    expect(opened).toEqual(['clips.list c1'])
    const { expiresAt: _, ...withoutExpiry } = session
    stored.set('auth.session', JSON.stringify(withoutExpiry))
    stored.delete('nav.lastPath')

    const sent = seen.sent.length
    await allSettled(getCustomerProfilesFx, { scope, params: {} })
    expect(seen.sent.slice(sent).map(({ url }) => url)).toEqual(['/oauth/revoke'])
    expect(seen.left).toEqual(['/login'])
    expect(lastPathIn(stored)).toEqual({
      path: '/clips/list',
      userHash: userHash('user1'),
      customerId: 'c1',
    })
    expect(stored.has('auth.session')).toBe(false)
  })
})
