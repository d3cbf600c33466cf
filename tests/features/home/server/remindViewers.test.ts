// Those who have to watch a program and have not are reminded, once a day, by whoever may publish it.
import { encodeTime, ulid } from 'ulid'
import { expect, test } from 'vitest'
import type { RoleId } from '../../../../generated/facts/roles'
import type { RemindViewersResponse, Watch } from '../../../../generated/facts/features/home'
import type { ListNotificationsResponse } from '../../../../generated/facts/features/notifications'
import { aChannel, deliver, follow } from '../../../support/channels'
import { ask } from '../../../support/mediaApp'
import { aMember } from '../../../support/people'
import { anAiredProgram } from '../../../support/work'
import { aCustomer, callAs, freshApp, signIn } from '../../../support/world'

const app = await freshApp()
const { db } = app.database

async function world() {
  const customerId = await aCustomer(db)
  const join = async (role: RoleId = 'viewer') => {
    const member = await aMember(db, { roles: [role], customerId, user: { name: 'Chloe' } })
    return { member, session: await signIn(app, member) }
  }
  const [owner, watcher, late] = [await join('cm'), await join(), await join()]
  const programId = await anAiredProgram(db, owner.member)
  const channelId = await aChannel(db, owner.member)
  for (const { member } of [watcher, late]) await follow(db, member, channelId)
  await db
    .insertInto('viewings')
    .values({
      userId: watcher.member.userId,
      customerId,
      programId,
      versionNo: 1,
      viewedVersionNo: 1,
      openedAt: app.clock.now,
      completedAt: app.clock.now,
      completedBy: 'auto',
    })
    .execute()
  const send = (required: boolean, more: object = {}) =>
    deliver(db, owner.member, programId, { channelId }, { required, ...more })
  return { join, owner, watcher, late, programId, send }
}
type Person = Awaited<ReturnType<typeof world>>['owner']

const told = async (person: Person) =>
  (await ask<ListNotificationsResponse>(app, person, 'listNotifications', {})).items
const remind = (person: Person, programId: string) =>
  ask<RemindViewersResponse>(app, person, 'remindViewers', { programId })
const refusal = async (person: Person, programId: string) =>
  (await callAs(app, person.session, 'remindViewers', { programId })).body['errorCode']

test('whoever has not viewed it is told under the bell, and nobody else', async () => {
  const { owner, watcher, late, programId, send } = await world()
  await send(true)
  const { viewers } = await ask<Watch>(app, owner, 'getWatch', { programId })
  expect(viewers).toEqual({ viewed: 1, sentTo: 2, toRemind: 1 })
  expect(await remind(owner, programId)).toEqual({ reminded: 1 })
  expect(await told(late)).toMatchObject([
    { kind: 'watchRequired', subject: { programId }, params: { by: 'Chloe', title: 'A program' } },
  ])
  expect(await told(watcher)).toEqual([])
})

test('is read once the program is marked as viewed in the list', async () => {
  const { owner, late, programId, send } = await world()
  await send(true)
  await remind(owner, programId)
  await db.updateTable('programDeliveries').set({ required: false }).execute()
  await ask(app, late, 'markViewed', { selection: { ids: [programId] } })
  expect(await told(late)).toMatchObject([{ kind: 'watchRequired', isRead: true }])
})

test('is read once the program was watched to its end', async () => {
  const { owner, late, programId, send } = await world()
  await send(true)
  await remind(owner, programId)
  await db.updateTable('programDeliveries').set({ required: false }).execute()
  const visit = encodeTime(app.clock.now.getTime() - 600_000, 10) + ulid().slice(10)
  const played = { sessionId: visit, programId, versionNo: 1, ranges: [[0, 600]], positionMs: 0 }
  expect(await ask(app, late, 'reportViewing', played)).toMatchObject({ viewed: true })
  expect(await told(late)).toMatchObject([{ kind: 'watchRequired', isRead: true }])
})

test('a letter says it to whoever does not read it', async () => {
  const { owner, late, programId, send } = await world()
  await send(true)
  await remind(owner, programId)
  const row = await db
    .selectFrom('notifications')
    .select('mailAt')
    .where('userId', '=', late.member.userId)
    .executeTakeFirstOrThrow()
  expect(row.mailAt).toEqual(new Date(app.clock.now.getTime() + 120_000))
})

test('once in a day, however often it is pressed', async () => {
  const { owner, late, programId, send } = await world()
  await send(true)
  await remind(owner, programId)
  expect(await refusal(owner, programId)).toBe('remindedToday')
  await db
    .updateTable('programs')
    .set({ remindedAt: new Date(app.clock.now.getTime() - 24 * 3_600_000) })
    .where('id', '=', programId)
    .execute()
  expect(await remind(owner, programId)).toEqual({ reminded: 1 })
  expect(await told(late)).toMatchObject([{ count: 2 }])
})

test.each([
  ['nobody has to watch it', false, {}],
  ['it is not there yet', true, { deliveredAt: new Date('2026-04-01') }],
  ['it was taken back', true, { recalledAt: new Date('2026-02-02') }],
])('nobody is reminded while %s', async (_, required, more) => {
  const { owner, programId, send } = await world()
  await send(required, more)
  expect(await remind(owner, programId)).toEqual({ reminded: 0 })
})

test.each([
  ['another campaign manager', 'cm', undefined],
  ['somebody else who makes programs', 'cc', 'notFound'],
  ['a viewer', 'viewer', 'notFound'],
] as const)('%s: %s answers %s', async (_, role, code) => {
  const { join, programId, send } = await world()
  await send(true)
  expect(await refusal(await join(role), programId)).toBe(code)
})
