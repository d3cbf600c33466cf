// What people are told stands in their list until they have read it, and is told while they look.
import { ulid } from 'ulid'
import { afterAll, describe, expect, test } from 'vitest'
import type { ListApprovalsRow } from '../../../../generated/facts/features/approvals'
import type { MenuCounts } from '../../../../generated/facts/features/home'
import type { ListNotificationsResponse } from '../../../../generated/facts/features/notifications'
import { notify, forgetNotificationsJob } from '../../../../src/features/notifications/server'
import { failFilm } from '../../../../src/features/programs/server/render/failFilm'
import type { JobWork } from '../../../../src/server/jobs/job'
import { aPolicy, aVersion, emptyTimeline } from '../../../support/approvals'
import { ask } from '../../../support/mediaApp'
import { aMember, aMembership } from '../../../support/people'
import { follow } from '../../../support/streams'
import { aProgram } from '../../../support/work'
import { aCustomer, callAs, freshApp, signIn } from '../../../support/world'

const app = await freshApp()
afterAll(() => app.server.server.closeAllConnections())
const { db } = app.database

async function aTeam() {
  const customerId = await aCustomer(db)
  const join = async (role: 'cm' | 'cc') => {
    const member = await aMember(db, { customerId, roles: [role] })
    return { member, session: await signIn(app, member) }
  }
  return { owner: await join('cc'), mira: await join('cm'), victor: await join('cm'), join }
}
type Person = Awaited<ReturnType<typeof aTeam>>['mira']

const listed = (person: Person) =>
  ask<ListNotificationsResponse>(app, person, 'listNotifications', {})
const kindsOf = async (person: Person) => (await listed(person)).items.map(({ kind }) => kind)
const pass = (ms: number) => (app.clock.now = new Date(app.clock.now.getTime() + ms))

const telling = ({ member }: Person, by?: string) => ({
  db,
  now: new Date(app.clock.now),
  newId: () => ulid(),
  services: app.services,
  afterCommit: (task: () => void | Promise<void>) => void task(),
  member: { customerId: member.customerId, ...(by && { userId: by }) },
})
const tellFilm = (person: Person, programId: string, title = 'Autumn') =>
  notify(
    { kind: 'filmMade', to: [person.member.userId], subject: { programId }, params: { title } },
    telling(person),
  )

describe('what somebody is told', () => {
  test('stands first in their list, and in the count of every page, until they read it', async () => {
    const { mira } = await aTeam()
    await tellFilm(mira, 'one')
    pass(1000)
    await tellFilm(mira, 'two')
    const { items, unread } = await listed(mira)
    expect(unread).toBe(2)
    expect(items).toMatchObject([
      { kind: 'filmMade', subject: { programId: 'two' }, params: { title: 'Autumn' }, count: 1 },
      { subject: { programId: 'one' }, isRead: false },
    ])
    const ids = [items[0]!.notificationId]
    const marked = await ask(app, mira, 'markNotificationsRead', { notificationIds: ids })
    expect(marked).toEqual({ unread: 1 })
    expect((await listed(mira)).items.map(({ subject }) => subject['programId'])).toEqual([
      'one',
      'two',
    ])
    const counts = await ask<MenuCounts>(app, mira, 'getMenuNotificationCount', {
      customerUserId: mira.member.userId,
    })
    expect(counts.unreadNotifications).toBe(1)
    expect(await ask(app, mira, 'markNotificationsRead', {})).toEqual({ unread: 0 })
  })

  test('again of the same is one more of it, until it is read', async () => {
    const { mira } = await aTeam()
    for (const title of ['Autumn', 'Autumn', 'Winter']) await tellFilm(mira, 'one', title)
    expect((await listed(mira)).items).toMatchObject([{ count: 3, params: { title: 'Winter' } }])
    await ask(app, mira, 'markNotificationsRead', {})
    await tellFilm(mira, 'one')
    expect((await listed(mira)).items).toMatchObject([
      { count: 1, isRead: false },
      { count: 3, isRead: true },
    ])
  })

  test('is theirs alone, and of this customer', async () => {
    const { mira, victor } = await aTeam()
    const elsewhere = await aCustomer(db)
    await aMembership(db, { userId: mira.member.userId, customerId: elsewhere, roles: ['cm'] })
    const there = { ...mira, member: { ...mira.member, customerId: elsewhere } }
    await tellFilm(there, 'one')
    await tellFilm(victor, 'two')
    expect(await listed(mira)).toEqual({ items: [], unread: 0 })
    const { items } = await listed(victor)
    const stolen = { notificationIds: [items[0]!.notificationId] }
    expect(await ask(app, mira, 'markNotificationsRead', stolen)).toEqual({ unread: 0 })
    expect((await listed(victor)).unread).toBe(1)
  })

  test('is never told to whoever did it, nor to whom has left', async () => {
    const { mira, victor } = await aTeam()
    await db
      .updateTable('memberships')
      .set({ state: 'inactive' })
      .where('userId', '=', victor.member.userId)
      .execute()
    const to = [mira, victor].map(({ member }) => member.userId)
    await notify(
      { kind: 'filmMade', to, subject: { programId: 'one' }, params: { title: 'Autumn' } },
      telling(mira, mira.member.userId),
    )
    const rows = await db
      .selectFrom('notifications')
      .selectAll()
      .where('userId', 'in', to)
      .execute()
    expect(rows).toEqual([])
  })

  test('is told to their pages at once, and so is that it was read', async () => {
    const { mira, victor } = await aTeam()
    const stream = await follow(app, mira.session)
    const other = await follow(app, victor.session)
    await tellFilm(mira, 'one')
    expect(await stream.next()).toEqual({ topic: 'notifications' })
    await ask(app, mira, 'markNotificationsRead', {})
    expect(await stream.next()).toEqual({ topic: 'notifications' })
    await tellFilm(victor, 'one')
    expect(await other.next()).toEqual({ topic: 'notifications' })
  })

  test('is forgotten after ninety days', async () => {
    const { mira } = await aTeam()
    await tellFilm(mira, 'one')
    const forget = () =>
      forgetNotificationsJob.run({
        database: app.database,
        now: () => new Date(app.clock.now),
      } as unknown as JobWork)
    const before = app.clock.now
    pass(89 * 86_400_000)
    await forget()
    app.clock.now = before
    expect((await listed(mira)).unread).toBe(1)
    pass(91 * 86_400_000)
    await forget()
    app.clock.now = before
    expect((await listed(mira)).unread).toBe(0)
  })
})

async function anApproval() {
  const team = await aTeam()
  const { owner, mira, victor } = team
  const programId = await aProgram(db, owner.member)
  const versionId = await aVersion(db, owner.member, programId)
  const approvers = [mira, victor].map(({ member }) => member.userId)
  const policyId = await aPolicy(db, mira.member, [{ approvers, rule: 'any' }])
  const { approvalId } = await ask<ListApprovalsRow>(app, owner, 'askApproval', {
    programId,
    versionId,
    policyId,
  })
  const act = (person: Person, call: Parameters<typeof ask>[2], values?: object) =>
    ask(app, person, call, { selection: { ids: [approvalId] }, ...(values && { values }) })
  return { ...team, programId, versionId, act }
}

describe('of approvals', () => {
  test('whoever is asked is told, until one of them has decided; then whoever asked', async () => {
    const { owner, mira, victor, act } = await anApproval()
    expect(await kindsOf(mira)).toEqual(['approvalAsked'])
    expect(await kindsOf(owner)).toEqual([])
    await act(victor, 'approveVersions')
    expect(await kindsOf(mira)).toEqual([])
    expect(await kindsOf(owner)).toEqual(['approvalGiven'])
  })

  test.each([
    ['askForChanges', 'changesAsked'],
    ['rejectVersions', 'approvalRefused'],
  ] as const)('%s tells %s', async (call, kind) => {
    const { owner, mira, act } = await anApproval()
    await act(mira, call, { words: 'Shorter.' })
    expect(await kindsOf(owner)).toEqual([kind])
  })

  test('what is taken back is told no more', async () => {
    const { owner, mira, act } = await anApproval()
    await act(mira, 'approveVersions')
    await act(mira, 'undoDecisions')
    expect(await kindsOf(owner)).toEqual([])
    await act(owner, 'withdrawApprovals')
    expect(await kindsOf(mira)).toEqual([])
  })
})

const say = (person: Person, of: { programId: string; versionId: string }, more: object = {}) => {
  const { programId, versionId } = of
  const commentId = ulid()
  const given = { programId, versionId, commentId, body: 'Shorter.', ...more }
  return ask(app, person, 'addComment', given).then(() => commentId)
}

describe('of comments', () => {
  test('whose program it is, whoever is answered, and whoever is named are told once', async () => {
    const { owner, mira, victor, ...of } = await anApproval()
    await ask(app, mira, 'markNotificationsRead', {})
    await ask(app, victor, 'markNotificationsRead', {})
    const first = await say(mira, of)
    await say(mira, of)
    expect((await listed(owner)).items).toMatchObject([{ kind: 'commented', count: 2 }])
    await say(victor, of, { parentId: first })
    expect((await listed(mira)).items[0]).toMatchObject({ kind: 'commented', isRead: false })
    await say(mira, of, { mentions: [victor.member.userId] })
    expect((await listed(victor)).items[0]).toMatchObject({ kind: 'mentioned', isRead: false })
  })

  test('whoever does not see the program hears nothing of it', async () => {
    const { mira, join, ...of } = await anApproval()
    const stranger = await join('cc')
    await say(mira, of, { mentions: [stranger.member.userId] })
    expect(await kindsOf(stranger)).toEqual([])
  })
})

test('whoever pressed for a film is told that it could not be made', async () => {
  const { owner, mira } = await aTeam()
  const { customerId } = owner.member
  const programId = await aProgram(db, owner.member)
  const id = ulid()
  await db
    .insertInto('programRenders')
    .values({
      id,
      customerId,
      programId,
      timeline: JSON.stringify(emptyTimeline),
      timelineRev: 1,
      contentHash: 'a'.repeat(64),
      state: 'running',
      askedBy: owner.member.userId,
      askedAt: app.clock.now,
    })
    .execute()
  const work = {
    ...telling(owner),
    database: app.database,
    subjectId: id,
    now: () => app.clock.now,
  }
  await failFilm({ code: 'serverFault' }, work as unknown as JobWork)
  expect((await listed(owner)).items).toMatchObject([
    { kind: 'filmFailed', subject: { programId } },
  ])
  expect(await kindsOf(mira)).toEqual([])
  await failFilm({ code: 'serverFault' }, work as unknown as JobWork)
  expect((await listed(owner)).items).toMatchObject([{ count: 1 }])
})

test('nobody reads the list of somebody who is not signed in', async () => {
  expect(await callAs(app, undefined, 'listNotifications')).toMatchObject({ status: 401 })
})
