// Those who have to watch a program by a day are reminded of it (reach.md 1).
import { expect, test } from 'vitest'
import { remindOfDueJob } from '../../../../src/features/home/server'
import { aChannel, deliver, follow } from '../../../support/channels'
import type { TestMember } from '../../../support/people'
import { runRecurring } from '../../../support/recurring'
import { anAiredProgram } from '../../../support/work'
import { aCustomer, aMember, freshApp } from '../../../support/world'

const app = await freshApp()
const { db } = app.database
const customerId = await aCustomer(db, { timezone: 'UTC' })
const cm = await aMember(db, { roles: ['cm'], customerId })
const join = (user: object = {}) => aMember(db, { roles: ['viewer'], customerId, user })
const onAir = () => anAiredProgram(db, cm, { title: 'Safety on set' })

/** By the evening of the tenth. */
const required = {
  required: true,
  dueAt: '2026-03-10T17:00:00Z',
  deliveredAt: '2026-03-01T10:00:00Z',
}

/** What somebody is told as the job runs at these moments, one after the other. */
async function toldAt({ userId }: TestMember, ...moments: readonly string[]) {
  for (const moment of moments) {
    app.clock.now = new Date(moment)
    await runRecurring(app, remindOfDueJob)
  }
  const rows = await db
    .selectFrom('notifications')
    .select(['kind', 'params', 'count'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute()
  return rows.map(({ kind, params, count }) => `${kind} ${params['title']} ${count}`)
}
const [soon, today, overdue] = ['Soon', 'Today', 'Overdue'].map(
  (when) => `watch${when} Safety on set 1`,
)

/** From nine in the morning on, each day. */
const days = (...of: readonly number[]) =>
  of.flatMap((day) => {
    const on = `2026-03-${String(day).padStart(2, '0')}`
    return [`${on}T08:59:00Z`, `${on}T09:00:00Z`, `${on}T15:00:00Z`]
  })

test('three days before, on the day and two days after, once each, in the morning', async () => {
  const reader = await join()
  await deliver(db, cm, await onAir(), { userId: reader.userId }, required)
  expect(await toldAt(reader, '2026-03-07T08:59:00Z')).toEqual([])
  expect(await toldAt(reader, ...days(7))).toEqual([soon])
  expect(await toldAt(reader, ...days(8, 9), '2026-03-10T08:59:00Z')).toEqual([soon])
  expect(await toldAt(reader, ...days(10, 11))).toEqual([soon, today])
  expect(await toldAt(reader, ...days(12, 13))).toEqual([soon, today, overdue])
})

test('the morning and the day are those of their own clock', async () => {
  const reader = await join({ timezone: 'America/New_York' })
  // In New York it is still the tenth.
  const late = { ...required, dueAt: '2026-03-11T02:00:00Z' }
  await deliver(db, cm, await onAir(), { userId: reader.userId }, late)
  expect(await toldAt(reader, '2026-03-10T12:59:00Z')).toEqual([])
  expect(await toldAt(reader, '2026-03-10T13:00:00Z')).toEqual([today])
})

test.each<{ what: string; given: object; isViewed?: boolean; isOff?: boolean }>([
  { what: 'has watched it', given: {}, isViewed: true },
  { what: 'may watch it or not', given: { required: false } },
  { what: 'has no day', given: { dueAt: null } },
  { what: 'has lost it again', given: { recalledAt: '2026-03-05T10:00:00Z' } },
  { what: 'got it this morning', given: { deliveredAt: '2026-03-10T08:00:00Z' } },
  { what: 'had it before it was taken off the air', given: {}, isOff: true },
])('whoever $what is not reminded', async ({ given, isViewed, isOff }) => {
  const reader = await join()
  const programId = await onAir()
  await deliver(db, cm, programId, { userId: reader.userId }, { ...required, ...given })
  if (isViewed) await view(reader, programId)
  if (isOff)
    await db
      .updateTable('programs')
      .set({ state: 'unpublished' })
      .where('id', '=', programId)
      .execute()
  expect(await toldAt(reader, ...days(10))).toEqual([])
})

test('those who follow a channel are reminded, each by their own day', async () => {
  const channelId = await aChannel(db, cm)
  const [early, late, gone] = [await join(), await join(), await join()]
  const joinedAt = '2026-03-09T10:00:00Z'
  await follow(db, early, channelId, { joinedAt: '2026-02-01T10:00:00Z' })
  await follow(db, late, channelId, { joinedAt, fromAt: joinedAt })
  await follow(db, gone, channelId, { state: 'left' })
  await deliver(db, cm, await onAir(), { channelId }, { ...required, dueDays: 5 })
  expect(await toldAt(early, ...days(10))).toEqual([today])
  expect(await toldAt(late, ...days(10))).toEqual([])
  expect(await toldAt(gone, ...days(10))).toEqual([])
  expect(await toldAt(late, ...days(14))).toEqual([today])
})

test('the earlier day counts where it came in two ways', async () => {
  const reader = await join()
  const programId = await onAir()
  const channelId = await aChannel(db, cm)
  await follow(db, reader, channelId)
  await deliver(db, cm, programId, { channelId }, { ...required, dueAt: '2026-03-09T17:00:00Z' })
  await deliver(db, cm, programId, { userId: reader.userId }, required)
  expect(await toldAt(reader, ...days(9, 10))).toEqual([today])
})

test('another day is another reminder', async () => {
  const reader = await join()
  const programId = await onAir()
  const id = await deliver(db, cm, programId, { userId: reader.userId }, required)
  await toldAt(reader, ...days(10))
  await db
    .updateTable('programDeliveries')
    .set({ dueAt: '2026-03-20T17:00:00Z' })
    .where('id', '=', id)
    .execute()
  // It was not read yet, so it is one more of the same.
  expect(await toldAt(reader, ...days(20))).toEqual(['watchToday Safety on set 2'])
})

const view = ({ userId }: TestMember, programId: string) =>
  db
    .insertInto('viewings')
    .values({
      userId,
      customerId,
      programId,
      versionNo: 1,
      viewedVersionNo: 1,
      openedAt: required.deliveredAt,
      completedAt: required.deliveredAt,
      completedBy: 'auto',
    })
    .execute()
