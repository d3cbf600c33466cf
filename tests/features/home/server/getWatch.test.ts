// Who watches what, and how far (reach.md 1 and 2).
import { encodeTime, ulid } from 'ulid'
import { describe, expect, test } from 'vitest'
import type { RoleId } from '../../../../generated/facts/roles'
import type {
  ReportViewingRequest,
  ReportViewingResponse,
  Watch,
} from '../../../../generated/facts/features/home'
import { aChannel, deliver, follow } from '../../../support/channels'
import { ask } from '../../../support/mediaApp'
import { aMember, type TestMember } from '../../../support/people'
import { airVersion, anAiredProgram, anInboxItem } from '../../../support/work'
import { aCustomer, callAs, freshApp, signIn } from '../../../support/world'

const app = await freshApp()
const { db } = app.database
const { clock } = app
const customerId = await aCustomer(db)
const past = new Date('2026-02-02T00:00:00Z')

async function join(role: RoleId = 'viewer', of = customerId) {
  const member = await aMember(db, { roles: [role], customerId: of })
  return { member, session: await signIn(app, member) }
}
type Person = Awaited<ReturnType<typeof join>>

const watch = (person: Person, programId: string) =>
  ask<Watch>(app, person, 'getWatch', { programId })
async function refusal(person: Person, programId: string) {
  const { body } = await callAs(app, person.session, 'getWatch', { programId })
  return (body as { errorCode?: unknown }).errorCode
}

/** A visit that began this many seconds ago. */
const visit = (secondsAgo = 0) =>
  encodeTime(clock.now.getTime() - secondsAgo * 1_000, 10) + ulid().slice(10)
const report = (person: Person, programId: string, given: Partial<ReportViewingRequest> = {}) =>
  ask<ReportViewingResponse>(app, person, 'reportViewing', {
    sessionId: visit(),
    programId,
    versionNo: 1,
    ranges: [],
    positionMs: 0,
    ...given,
  })

describe('a program on air is watched', () => {
  interface Given {
    readonly me: TestMember
    readonly programId: string
  }
  const post =
    (channel: Parameters<typeof aChannel>[2], following?: Parameters<typeof follow>[3]) =>
    async ({ me, programId }: Given) => {
      const channelId = await aChannel(db, me, channel)
      if (following) await follow(db, me, channelId, following)
      await deliver(db, me, programId, { channelId })
    }
  test.each<{ who: string; may: boolean; role?: RoleId; by?: (given: Given) => Promise<unknown> }>([
    { who: 'a campaign manager', may: true, role: 'cm' },
    { who: 'nobody else', may: false, role: 'admin' },
    {
      who: 'its owner',
      may: true,
      role: 'cc',
      by: ({ me, programId }) =>
        db
          .updateTable('programs')
          .set({ ownerUserId: me.userId })
          .where('id', '=', programId)
          .execute(),
    },
    {
      who: 'who builds it with them',
      may: true,
      role: 'cc',
      by: ({ me, programId }) =>
        db
          .insertInto('programCollaborators')
          .values({ programId, customerId, userId: me.userId })
          .execute(),
    },
    {
      who: 'to whom it was sent',
      may: true,
      by: ({ me, programId }) => deliver(db, me, programId, me),
    },
    {
      who: 'from whom it was taken back',
      may: false,
      by: ({ me, programId }) => deliver(db, me, programId, me, { recalledAt: past }),
    },
    {
      who: 'to whom it is sent later',
      may: false,
      by: ({ me, programId }) =>
        deliver(db, me, programId, me, { deliveredAt: new Date('2027-01-01') }),
    },
    {
      who: 'who follows its channel, and came later',
      may: true,
      by: post({ access: 'secret' }, { fromAt: clock.now }),
    },
    {
      who: 'who asked to follow it',
      may: false,
      by: post({ access: 'request' }, { state: 'requested' }),
    },
    { who: 'who left it', may: false, by: post({ access: 'secret' }, { state: 'left' }) },
    { who: 'everybody, of an open channel', may: true, by: post({ access: 'open' }) },
    { who: 'nobody else, of one that asks', may: false, by: post({ access: 'request' }) },
    { who: 'nobody else, of a secret one', may: false, by: post({ access: 'secret' }) },
  ])('by $who: $may', async ({ may, role = 'viewer', by }) => {
    const me = await join(role)
    const programId = await anAiredProgram(db, (await join('cc')).member)
    await by?.({ me: me.member, programId })
    expect(await refusal(me, programId)).toBe(may ? undefined : 'notFound')
    expect((await report(me, programId)).gone).toBe(!may)
  })

  test.each([
    { what: 'is off the air', on: { state: 'unpublished' } as const },
    { what: 'has had its time', on: { expiresAt: past } },
    { what: 'is thrown away', on: { deletedAt: past } },
    { what: 'was never made', on: { publishedVersionId: null } },
  ])('not even by its owner, once it $what', async ({ on }) => {
    const me = await join('cm')
    const programId = await anAiredProgram(db, me.member)
    await db.updateTable('programs').set(on).where('id', '=', programId).execute()
    expect(await refusal(me, programId)).toBe('notFound')
    expect(await refusal(me, ulid())).toBe('notFound')
    expect(await report(me, programId)).toEqual({ percent: 0, viewed: false, gone: true })
  })

  test('not from another customer, whose campaign managers do not know it', async () => {
    const programId = await anAiredProgram(db, (await join('cc')).member)
    expect(await refusal(await join('cm', await aCustomer(db)), programId)).toBe('notFound')
  })
})

test('it says what is watched: how it came, how long it is, and what was watched', async () => {
  const [owner, me] = [await join('cc'), await join()]
  const given = { title: 'Rigs', description: 'Four of them.', publishedAt: past }
  const programId = await anAiredProgram(db, owner.member, given)
  const channelId = await aChannel(db, owner.member, { name: 'Studio hour' })
  await follow(db, me.member, channelId)
  await deliver(db, owner.member, programId, { channelId }, { deliveredAt: past })
  await report(me, programId, {
    ranges: [
      [0, 3],
      [5, 6],
    ],
    positionMs: 6_000,
  })
  expect(await watch(me, programId)).toEqual({
    programId,
    title: 'Rigs',
    description: 'Four of them.',
    owner: { id: owner.member.userId, name: `Person ${owner.member.userId}` },
    channels: [{ id: channelId, name: 'Studio hour' }],
    deliveredAt: past.toISOString(),
    isRequired: false,
    state: 'started',
    percent: 40,
    versionNo: 1,
    publishedAt: past.toISOString(),
    durationMs: 10_000,
    bodyEndMs: 10_000,
    languages: [],
    captions: [],
    chapters: [],
    positionMs: 6_000,
    watched: [
      [0, 3],
      [5, 6],
    ],
    likes: 0,
    isLiked: false,
    mayMark: true,
    mayComment: true,
    mayShare: false,
  })
})

test('those who may publish it learn how many of those who have it have viewed it', async () => {
  const [manager, me, other] = [await join('cm'), await join(), await join()]
  const programId = await anAiredProgram(db, manager.member)
  const channelId = await aChannel(db, manager.member)
  for (const { member } of [me, other, await join()]) await follow(db, member, channelId)
  await deliver(db, manager.member, programId, { channelId })
  await deliver(db, manager.member, programId, me.member)
  await report(me, programId, { ranges: [[0, 10]] })
  await report(other, programId, { ranges: [[0, 5]] })
  expect((await watch(manager, programId)).viewers).toEqual({ viewed: 1, sentTo: 3, toRemind: 0 })
  expect((await watch(me, programId)).viewers).toBeUndefined()
})

test.each([
  { who: 'a campaign manager', role: 'cm', isOwner: false, may: true },
  { who: 'the creator whose it is', role: 'cc', isOwner: true, may: true },
  { who: 'another creator', role: 'cc', isOwner: false, may: false },
  { who: 'a viewer', role: 'viewer', isOwner: false, may: false },
] as const)('$who may put it on a share page: $may', async ({ role, isOwner, may }) => {
  const [me, other] = [await join(role), await join('cc')]
  const programId = await anAiredProgram(db, (isOwner ? me : other).member)
  await deliver(db, other.member, programId, me.member)
  expect((await watch(me, programId)).mayShare).toBe(may)
})

test('who likes it is counted once', async () => {
  const [me, other] = [await join(), await join()]
  const programId = await anAiredProgram(db, me.member)
  for (const { member } of [me, other]) await deliver(db, member, programId, member)
  const like = (person: Person, liked: boolean) =>
    ask(app, person, 'likeProgram', { programId, liked })
  await like(me, true)
  expect(await like(me, true)).toEqual({ likes: 1, isLiked: true })
  expect(await like(other, false)).toEqual({ likes: 1, isLiked: false })
  expect(await like(me, false)).toEqual({ likes: 0, isLiked: false })
})

describe('a program is viewed', () => {
  test.each([
    { what: 'at 90 percent of its body', ranges: [[0, 9]], percent: 90, viewed: true },
    { what: 'not before', ranges: [[0, 8.4]], percent: 80, viewed: false },
    {
      what: 'not by seconds that were played twice',
      ranges: [
        [0, 5],
        [0, 5],
      ],
      percent: 50,
      viewed: false,
    },
    {
      what: 'in whatever order',
      ranges: [
        [4.5, 9.2],
        [0, 4.5],
      ],
      percent: 90,
      viewed: true,
    },
    { what: 'not by its outro', ranges: [[6, 14]], percent: 40, viewed: false },
  ])('$what', async ({ ranges, percent, viewed }) => {
    const me = await join()
    const programId = await anInboxItem(db, me.member)
    const reply = await report(me, programId, { ranges: ranges as [number, number][] })
    expect(reply).toEqual({ percent, viewed, gone: false })
    expect((await watch(me, programId)).state).toBe(viewed ? 'viewed' : 'started')
  })

  test('by hand, of what does not have to be watched; then also what is watched later counts', async () => {
    const me = await join()
    const programId = await anInboxItem(db, me.member)
    await ask(app, me, 'setViewed', { programIds: [programId], viewed: true })
    expect(await report(me, programId, { ranges: [[0, 2]] })).toEqual({
      percent: 20,
      viewed: true,
      gone: false,
    })
  })
})

async function required() {
  const me = await join()
  const programId = await anInboxItem(db, me.member, { isRequired: true })
  await db.deleteFrom('programVersions').where('programId', '=', programId).execute()
  const publishedVersionId = await airVersion(db, me.member, programId, { durationMs: 100_000 })
  await db.updateTable('programs').set({ publishedVersionId }).where('id', '=', programId).execute()
  return { me, programId }
}

describe('what has to be watched', () => {
  test('counts only as fast as it can have been played since it was opened', async () => {
    const { me, programId } = await required()
    await watch(me, programId)
    expect((await report(me, programId, { ranges: [[0, 95]] })).percent).toBe(0)
    expect((await report(me, programId, { ranges: [[0, 5]] })).percent).toBe(5)
    clock.now = new Date(clock.now.getTime() + 20_000)
    expect((await report(me, programId, { ranges: [[0, 48]] })).percent).toBe(5)
    expect((await report(me, programId, { ranges: [[0, 47]] })).percent).toBe(47)
    clock.now = new Date(clock.now.getTime() + 30_000)
    expect(await report(me, programId, { ranges: [[47, 95]] })).toMatchObject({ viewed: true })
  })

  test('says that it may not be marked', async () => {
    const { me, programId } = await required()
    expect((await watch(me, programId)).mayMark).toBe(false)
  })
})

describe('the position', () => {
  test('is that of the visit that began last, whichever reports last', async () => {
    const me = await join()
    const programId = await anInboxItem(db, me.member)
    const [first, second] = [visit(60), visit(30)]
    await report(me, programId, { sessionId: first, positionMs: 2_000 })
    await report(me, programId, { sessionId: second, positionMs: 5_000 })
    await report(me, programId, { sessionId: first, positionMs: 3_000 })
    expect((await watch(me, programId)).positionMs).toBe(5_000)
  })

  test('is not held by a device whose clock is ahead', async () => {
    const me = await join()
    const programId = await anInboxItem(db, me.member)
    await report(me, programId, { sessionId: visit(-9_999), positionMs: 2_000 })
    clock.now = new Date(clock.now.getTime() + 1_000)
    await report(me, programId, { sessionId: visit(), positionMs: 5_000 })
    expect((await watch(me, programId)).positionMs).toBe(5_000)
  })

  test('is never behind the end', async () => {
    const me = await join()
    const programId = await anInboxItem(db, me.member)
    await report(me, programId, { positionMs: 99_000 })
    expect((await watch(me, programId)).positionMs).toBe(10_000)
  })
})

async function republished(viewAgain: boolean) {
  const me = await join()
  const programId = await anInboxItem(db, me.member)
  await report(me, programId, { ranges: [[0, 10]] })
  const next = { versionNo: 2, durationMs: 20_000 }
  const publishedVersionId = await airVersion(db, me.member, programId, next)
  const again = viewAgain ? { viewAgainVersionNo: 2 } : {}
  await db
    .updateTable('programs')
    .set({ publishedVersionId, ...again })
    .where('id', '=', programId)
    .execute()
  return { me, programId }
}

describe('a later version', () => {
  test.each([
    { what: 'is new where everybody views it again', viewAgain: true, state: 'new' },
    { what: 'stays viewed otherwise', viewAgain: false, state: 'viewed' },
  ])('$what', async ({ viewAgain, state }) => {
    const { me, programId } = await republished(viewAgain)
    expect(await watch(me, programId)).toMatchObject({ state, percent: 0, watched: [] })
  })

  test('begins at nothing, and late reports of the earlier one change it not', async () => {
    const { me, programId } = await republished(true)
    const half = await report(me, programId, { versionNo: 2, ranges: [[0, 10]] })
    expect(half).toEqual({ percent: 50, viewed: false, gone: false })
    expect(await report(me, programId, { versionNo: 1, ranges: [[0, 10]] })).toEqual(half)
    const rest = await report(me, programId, { versionNo: 2, ranges: [[10, 19]] })
    expect(rest).toEqual({ percent: 95, viewed: true, gone: false })
  })

  test('that was taken back leaves the earlier one to be watched', async () => {
    const { me, programId } = await republished(false)
    await report(me, programId, { versionNo: 2, ranges: [[0, 4]] })
    const first = await db
      .selectFrom('programVersions')
      .select('id')
      .where('programId', '=', programId)
      .where('versionNo', '=', 1)
      .executeTakeFirstOrThrow()
    await db
      .updateTable('programs')
      .set({ publishedVersionId: first.id })
      .where('id', '=', programId)
      .execute()
    await report(me, programId, { versionNo: 1, ranges: [[0, 5]] })
    await report(me, programId, { versionNo: 2, ranges: [[0, 20]] })
    expect(await watch(me, programId)).toMatchObject({ percent: 50, watched: [[0, 5]] })
  })

  test.each([
    { given: { versionNo: 7 }, word: 'versionNo' },
    { given: { ranges: [[5, 2]] as [number, number][] }, word: 'ranges' },
  ])('$word that cannot be is told', async ({ given, word }) => {
    const me = await join()
    const programId = await anInboxItem(db, me.member)
    await expect(report(me, programId, given)).rejects.toThrow(word)
  })
})
