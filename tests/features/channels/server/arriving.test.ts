// Open pages hear of what was sent for later at its moment, and posts go by themselves.
import { afterAll, expect, test } from 'vitest'
import type { DeliveriesReply } from '../../../../generated/facts/features/channels'
import { arriveJob, expirePostsJob } from '../../../../src/features/channels/server'
import { aProgramOnAir, follow as followChannel } from '../../../support/channels'
import { runDueJobs } from '../../../support/dueJobs'
import { runRecurring } from '../../../support/recurring'
import { follow } from '../../../support/streams'
import { channelWorld } from './world'

const { app, db, people, open, outcome } = await channelWorld()
afterAll(() => app.server.server.closeAllConnections())

const dayMs = 86_400_000
const later = (ms: number) => new Date(Date.now() + app.clock.aheadMs + ms)
const clock = {
  get now() {
    return later(0)
  },
}
const server = { ...app, clock }
/** What a test does ahead of time it does before the others go on. */
const ahead = async (ms: number, act: () => Promise<void>) => {
  app.clock.aheadMs += ms
  await act()
  app.clock.aheadMs -= ms
}

async function send(programId: string, channelId: string, more: object = {}) {
  const request = { programId, channelIds: [channelId], userIds: [], required: false, ...more }
  const { code, reply } = await outcome(people.cm, 'deliverProgram', request)
  expect(code).toBe('ok')
  return (reply as DeliveriesReply).deliveries[0]!
}

const arrivals = (deliveryId: string) =>
  db
    .selectFrom('jobs')
    .select('dueAt')
    .where('kind', '=', arriveJob.id)
    .where('subjectId', '=', deliveryId)
    .execute()

test('what was sent for later is told to those who follow the channel once it is there', async () => {
  const { channelId } = await open()
  const programId = await aProgramOnAir(db, people.cm)
  const deliverAt = later(60_000).toISOString()
  await send(programId, channelId, { deliverAt })
  const stream = await follow(app, people.subscriber.session)
  const passerBy = await follow(app, people.stranger.session)
  await ahead(60_000, () => runDueJobs(server, arriveJob))
  expect([await stream.next(), await stream.next()]).toContainEqual({ topic: 'inbox' })
  // The page of a channel is open to people who do not follow it.
  expect(await passerBy.next()).toEqual({ topic: 'channels' })
})

test('it is told at the moment for which it was meant last', async () => {
  const { channelId } = await open()
  const programId = await aProgramOnAir(db, people.cm)
  await send(programId, channelId, { deliverAt: later(60_000).toISOString() })
  const dueAt = later(120_000)
  const { deliveryId } = await send(programId, channelId, { deliverAt: dueAt.toISOString() })
  expect(await arrivals(deliveryId)).toEqual([{ dueAt }])
})

test('what is there at once has no later moment', async () => {
  const { channelId } = await open()
  const programId = await aProgramOnAir(db, people.cm)
  const { deliveryId } = await send(programId, channelId)
  expect(await arrivals(deliveryId)).toEqual([])
})

test('a post goes by itself after as many days as its channel says, and may come again', async () => {
  const { channelId } = await open({ defaultExpiryDays: 3 })
  await followChannel(db, people.stranger, channelId)
  const programId = await aProgramOnAir(db, people.cm)
  const sent = await send(programId, channelId)
  expect(Date.parse(sent.expiresAt ?? '') - Date.parse(sent.deliveredAt)).toBe(3 * dayMs)
  const inbox = async () => {
    const request = { customerUserId: people.stranger.userId }
    const { reply } = await outcome(people.stranger, 'getMenuNotificationCount', request)
    return (reply as { inboxNewCount: number }).inboxNewCount
  }
  const before = await inbox()
  const stream = await follow(app, people.stranger.session)
  await ahead(3 * dayMs, () => runRecurring(server, expirePostsJob))
  expect([await stream.next(), await stream.next()]).toContainEqual({ topic: 'inbox' })
  expect(await inbox()).toBe(before - 1)
  expect((await send(programId, channelId)).deliveryId).not.toBe(sent.deliveryId)
  expect(await inbox()).toBe(before)
})

test('posts of a channel that says nothing stay, and so does what was sent to a person', async () => {
  const { channelId } = await open()
  const programId = await aProgramOnAir(db, people.cm)
  expect((await send(programId, channelId)).expiresAt).toBeUndefined()
  const { channelId: other } = await open({ defaultExpiryDays: 3 })
  const next = await aProgramOnAir(db, people.cm)
  const request = {
    programId: next,
    channelIds: [other],
    userIds: [people.subscriber.userId],
    required: false,
  }
  const { reply } = await outcome(people.cm, 'deliverProgram', request)
  const toPerson = (reply as DeliveriesReply).deliveries.find(({ person }) => person)
  expect(toPerson?.expiresAt).toBeUndefined()
})
