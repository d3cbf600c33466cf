// What people of both customers are told of orders is read as soon as somebody did what it asks for.
import { expect, test } from 'vitest'
import type { ListNotificationsResponse } from '../../../../generated/facts/features/notifications'
import { orderWorld } from './world'

const { people, outcome, act, orderIn } = await orderWorld()
const { buyer, vendor, editor } = people

async function unreadOf(who: typeof buyer, orderId: string): Promise<string[]> {
  const { reply } = await outcome(who, 'listNotifications', {})
  const { items } = reply as ListNotificationsResponse
  return items
    .filter(({ subject, isRead }) => subject['orderId'] === orderId && !isRead)
    .map(({ kind }) => kind)
}

test('an order that is given waits for its editor until it is begun', async () => {
  const orderId = await orderIn('accepted')
  const values = { editor: editor.userId, estimateMinutes: 60, maxRounds: 2 }
  const { code } = await outcome(vendor, 'assignOrder', { orderId, rev: 1, values })
  expect(code).toBe('ok')
  expect(await unreadOf(editor, orderId)).toEqual(['orderGiven'])
  expect(await act(vendor, 'startOrders', orderId)).toBe('ok')
  expect(await unreadOf(editor, orderId)).toEqual([])
})

test('one that is held is no news once it goes on', async () => {
  const orderId = await orderIn('in_edit')
  expect(await act(vendor, 'holdOrders', orderId, { holdWords: 'The logo.' })).toBe('ok')
  expect(await unreadOf(buyer, orderId)).toEqual(['orderHeld'])
  expect(await act(vendor, 'resumeOrders', orderId)).toBe('ok')
  expect(await unreadOf(buyer, orderId)).toEqual([])
})
