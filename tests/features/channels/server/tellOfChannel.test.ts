// Whoever owns a channel is told of who asks to follow it, and whoever is let in of that, at once.
import { afterAll, expect, test } from 'vitest'
import type { ListNotificationsResponse } from '../../../../generated/facts/features/notifications'
import { addressOf } from '../../../../src/features/notifications/client/notice'
import { ask } from '../../../support/mediaApp'
import { follow } from '../../../support/streams'
import { channelWorld, type Who } from './world'

const { app, people, open, outcome } = await channelWorld()
afterAll(() => app.server.server.closeAllConnections())

async function toldOf(who: Who, channelId: string) {
  const { items } = await ask<ListNotificationsResponse>(app, people[who], 'listNotifications', {})
  return items
    .filter(({ subject }) => (subject['id'] ?? subject['channelId']) === channelId)
    .filter(({ isRead }) => !isRead)
    .map(({ kind, params, count }) => ({ kind, title: params['title'], count }))
}

test('who asks is told to all who own the channel, and to nobody else', async () => {
  const { channelId } = await open({ access: 'request', name: 'Studio hour' })
  const stream = await follow(app, people.owner.session)
  await outcome(people.stranger, 'subscribe', { channelId })
  expect(await stream.next()).toEqual({ topic: 'notifications' })
  const told = [{ kind: 'channelAsked', title: 'Studio hour', count: 1 }]
  expect(await toldOf('owner', channelId)).toEqual(told)
  expect(await toldOf('other', channelId)).toEqual(told)
  for (const who of ['cm', 'subscriber', 'stranger'] as const)
    expect(await toldOf(who, channelId)).toEqual([])
})

test('who asks twice is told of once', async () => {
  const { channelId } = await open({ access: 'request' })
  for (let at = 0; at < 2; at += 1) await outcome(people.stranger, 'subscribe', { channelId })
  expect(await toldOf('owner', channelId)).toMatchObject([{ count: 1 }])
})

test.each(['letIn', 'decline', 'undone'] as const)(
  'who asks is counted once, and told of no more: %s',
  async (how) => {
    const { channelId } = await open({ access: 'request', posting: 'owners' })
    const { stranger, poster, owner } = people
    for (const who of [stranger, poster]) await outcome(who, 'subscribe', { channelId })
    await outcome(stranger, 'leave', { channelId })
    await outcome(stranger, 'subscribe', { channelId })
    expect(await toldOf('other', channelId)).toMatchObject([{ kind: 'channelAsked', count: 2 }])
    const { items } = await ask<ListNotificationsResponse>(
      app,
      people.other,
      'listNotifications',
      {},
    )
    expect(addressOf(items[0]!)).toBe(`/channel/edit/details/${channelId}?tab=subscribers`)
    const answer = async (userId: string) =>
      how === 'undone'
        ? outcome(userId === poster.userId ? poster : stranger, 'leave', { channelId })
        : outcome(owner, 'decideRequests', { channelId, userIds: [userId], decision: how })
    await answer(poster.userId)
    expect(await toldOf('other', channelId)).toMatchObject([{ count: 1 }])
    await answer(stranger.userId)
    expect(await toldOf('other', channelId)).toEqual([])
  },
)

test('who is let in is told so, and that something is in their inbox', async () => {
  const { channelId } = await open({ access: 'request', name: 'Let in' })
  const stream = await follow(app, people.asked.session)
  const userIds = [people.asked.userId, people.stranger.userId]
  await outcome(people.owner, 'decideRequests', { channelId, userIds, decision: 'letIn' })
  const heard = [await stream.next(), await stream.next()].map(({ topic }) => topic)
  expect(heard.toSorted()).toEqual(['inbox', 'notifications'])
  expect(await toldOf('asked', channelId)).toEqual([
    { kind: 'channelLetIn', title: 'Let in', count: 1 },
  ])
  expect(await toldOf('stranger', channelId)).toEqual([])
})

test.each(['decline', 'wait'] as const)('nobody is told by %s', async (decision) => {
  const { channelId } = await open({ access: 'request' })
  const request = { channelId, userIds: [people.asked.userId], decision }
  await outcome(people.owner, 'decideRequests', request)
  expect(await toldOf('asked', channelId)).toEqual([])
})

test('who takes an open channel by themselves tells nobody', async () => {
  const { channelId } = await open()
  await outcome(people.stranger, 'subscribe', { channelId })
  expect(await toldOf('owner', channelId)).toEqual([])
})
