import { allSettled } from 'effector'
import { describe, expect, test } from 'vitest'
import { navigateFx } from '../../../src/browser/location'
import { stayPressed } from '../../../src/browser/unfinished/question.model'
import { unfinishedWorkChanged } from '../../../src/browser/unfinished/work.model'
import { aSession, storedWith } from '../../support/browserEdge'
import { signIn, visit } from '../../support/visits'

const switchedTo = (name: string) => ({ text: { key: 'shell.cust.switched', params: { name } } })
const refused = { text: { key: 'shell.cust.refused' } }

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

  test('is given up where it would stop work and the person stays', async () => {
    const { opened, scope } = await visit('/clips/list')
    const uploads = {
      holder: 'footage',
      count: 1,
      running: 'shell.leaving.uploads.running',
      stopped: 'shell.leaving.uploads.stopped',
    } as const
    await allSettled(unfinishedWorkChanged, { scope, params: uploads })
    await allSettled(navigateFx, { scope, params: { to: '/files/list?cust=c2' } })
    expect(opened).toEqual(['clips.list c1'])
    await allSettled(stayPressed, { scope })
    expect(opened).toEqual(['clips.list c1', 'files.list c1'])
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
