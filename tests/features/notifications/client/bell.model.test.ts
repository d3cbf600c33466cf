import { allSettled } from 'effector'
import { describe, expect, test } from 'vitest'
import type {
  MarkNotificationsReadRequest,
  Notification,
} from '../../../../generated/facts/features/notifications'
import '../../../../src/features/notifications/client/notifications.model'
import {
  $isFailed,
  $notifications,
  $unread,
  allMarked,
  askedAgain,
  chosen,
  closed,
  opened,
} from '../../../../src/features/notifications/client/bell.model'
import { addressOf, isKnown, wordsOf } from '../../../../src/features/notifications/client/notice'
import { navigateFx } from '../../../../src/browser/location'
import { loadFeatureWordsFx } from '../../../../src/browser/text/text.model'
import { eventHeard } from '../../../../src/shell/events/heard'
import { $headerTools } from '../../../../src/shell/header/headerTools'
import { openArea, refused } from '../../../support/area'
import { aMenuCounts } from '../../../support/customers'

const told = (id: string, over: Partial<Notification> = {}): Notification => ({
  notificationId: id,
  kind: 'approvalAsked',
  subject: { programId: 'p 1' },
  params: { by: 'Mira', title: 'Autumn' },
  count: 1,
  isRead: false,
  toldAt: '2026-03-01T09:00:00Z',
  ...over,
})

async function aBell({ fails = (): boolean => false } = {}) {
  const kept = [told('n1'), told('n2', { isRead: true })]
  const unread = () => kept.filter(({ isRead }) => !isRead).length
  const area = await openArea(
    'home.library',
    {
      getMenuNotificationCount: () => aMenuCounts({ unreadNotifications: unread() }),
      listNotifications: () =>
        fails() ? refused('busy') : { items: kept.map((one) => ({ ...one })), unread: unread() },
      markNotificationsRead: ({ notificationIds, at }: MarkNotificationsReadRequest) => {
        if (fails()) return refused('busy')
        for (const one of kept)
          if (at === undefined || addressOf(one) === at)
            if (notificationIds?.includes(one.notificationId) ?? true) one.isRead = true
        return { unread: unread() }
      },
    },
    { handlers: [[loadFeatureWordsFx, () => 0]] },
  )
  const { scope } = area
  return {
    ...area,
    kept,
    unread: () => scope.getState($unread),
    rows: () =>
      scope.getState($notifications)?.map(({ notificationId: id, isRead }) => [id, isRead]),
    open: () => allSettled(opened, { scope }),
    times: (call: string) => area.asked.filter((each) => each === call).length,
  }
}

test('the bell stands in every header, and counts from the first screen on', async () => {
  const { scope, unread, rows } = await aBell()
  expect(scope.getState($headerTools).map(({ id }) => id)).toContain('notifications.bell')
  expect(unread()).toBe(1)
  expect(rows()).toBeUndefined()
})

test('as it is opened it asks for the latest', async () => {
  const { open, rows } = await aBell()
  await open()
  expect(rows()).toEqual([
    ['n1', false],
    ['n2', true],
  ])
})

test('what is told is counted at once, and listed where the list is open', async () => {
  const { scope, kept, unread, rows, open, times } = await aBell()
  kept.unshift(told('n3'))
  await allSettled(eventHeard, { scope, params: { topic: 'notifications' } })
  expect(unread()).toBe(2)
  expect(times('listNotifications')).toBe(0)
  await open()
  kept.unshift(told('n4'))
  await allSettled(eventHeard, { scope, params: { topic: 'notifications' } })
  expect(unread()).toBe(3)
  expect(rows()?.map(([id]) => id)).toEqual(['n4', 'n3', 'n1', 'n2'])
  await allSettled(closed, { scope })
  const before = times('listNotifications')
  await allSettled(eventHeard, { scope, params: { topic: 'notifications' } })
  expect(times('listNotifications')).toBe(before)
})

describe('what was read', () => {
  test('is marked as it is pressed, once', async () => {
    const { scope, open, unread, rows, times } = await aBell()
    await open()
    await allSettled(chosen, { scope, params: told('n1') })
    expect(unread()).toBe(0)
    expect(rows()?.[0]).toEqual(['n1', true])
    await allSettled(chosen, { scope, params: told('n1', { isRead: true }) })
    expect(times('markNotificationsRead')).toBe(1)
  })

  test('is what somebody has opened, by whichever way, asked once a page', async () => {
    const { scope, kept, open, rows, times } = await aBell()
    kept.push(told('n3', { subject: { programId: 'other' } }))
    await open()
    await allSettled(navigateFx, { scope, params: { to: '/myprograms/list' } })
    expect(times('markNotificationsRead')).toBe(0)
    await allSettled(navigateFx, { scope, params: { to: '/myprograms/review/p%201' } })
    await allSettled(navigateFx, { scope, params: { to: '/myprograms/review/p%201?v=2' } })
    expect(times('markNotificationsRead')).toBe(1)
    expect(rows()).toEqual([
      ['n1', true],
      ['n2', true],
      ['n3', false],
    ])
  })

  test('all of it is marked at once', async () => {
    const { scope, kept, open, unread, rows } = await aBell()
    kept.push(told('n3'))
    await open()
    await allSettled(allMarked, { scope })
    expect(unread()).toBe(0)
    expect(rows()?.every(([, isRead]) => isRead)).toBe(true)
  })

  test('stays unread where the server could not mark it', async () => {
    let isDown = false
    const { scope, open, unread, rows } = await aBell({ fails: () => isDown })
    await open()
    isDown = true
    const marking = allSettled(allMarked, { scope })
    await marking
    isDown = false
    await allSettled(askedAgain, { scope })
    expect(unread()).toBe(1)
    expect(rows()?.[0]).toEqual(['n1', false])
  })
})

test('where it could not be loaded it can be tried again', async () => {
  let isDown = true
  const { scope, open, rows } = await aBell({ fails: () => isDown })
  await open()
  expect(scope.getState($isFailed)).toBe(true)
  isDown = false
  await allSettled(askedAgain, { scope })
  expect(scope.getState($isFailed)).toBe(false)
  expect(rows()).toHaveLength(2)
})

test('it says what happened, and leads to what it is about', () => {
  const one = told('n1', { kind: 'commented', count: 2 })
  expect(wordsOf(one)).toEqual({
    key: 'notifications.tell.commented',
    params: { by: 'Mira', title: 'Autumn', count: 2 },
  })
  expect(addressOf(one)).toBe('/myprograms/review/p%201')
  expect(isKnown({ kind: 'of a newer server' })).toBe(false)
  expect(isKnown({ kind: 'toString' })).toBe(false)
})
