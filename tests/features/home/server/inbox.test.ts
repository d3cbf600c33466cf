// What is in whose inbox, how it is found there, and what is marked by hand (reach.md 1 and 2).
import { beforeAll, describe, expect, test } from 'vitest'
import type {
  ListInboxRequest,
  ListInboxResponse,
  MenuCounts,
  SetViewedResponse,
} from '../../../../generated/facts/features/home'
import { aChannel, deliver, follow } from '../../../support/channels'
import { ask } from '../../../support/mediaApp'
import { aMember, type TestMember } from '../../../support/people'
import { anAiredProgram, anInboxItem, type GivenItem } from '../../../support/work'
import { aCustomer, freshApp, signIn } from '../../../support/world'

const app = await freshApp()
const { db } = app.database
const dayMs = 86_400_000
const now = app.clock.now.getTime()
const ago = (days: number) => new Date(now - days * dayMs)

async function join(customerId?: string) {
  const member = await aMember(db, { roles: ['viewer'], ...(customerId && { customerId }) })
  return { member, session: await signIn(app, member) }
}
type Person = Awaited<ReturnType<typeof join>>

const list = (person: Person, asked: ListInboxRequest = {}) =>
  ask<ListInboxResponse>(app, person, 'listInbox', asked)
const titles = async (person: Person, asked?: ListInboxRequest) =>
  (await list(person, asked)).rows.map(({ title }) => title)
const counts = (person: Person) =>
  ask<MenuCounts>(app, person, 'getMenuNotificationCount', {
    customerUserId: person.member.userId,
  })
const is = (field: 'state' | 'channels' | 'isPosted' | 'isRequired', value: string) => ({
  filters: [{ field, op: 'is' as const, value }],
})

describe('a program is in the inbox of somebody', () => {
  const cases: readonly {
    what: string
    isThere: boolean
    by: (given: { me: TestMember; programId: string }) => Promise<unknown>
    on?: Parameters<typeof anAiredProgram>[2]
  }[] = [
    {
      what: 'to whom it was sent',
      isThere: true,
      by: ({ me, programId }) => deliver(db, me, programId, me),
    },
    { what: 'to whom nothing was sent', isThere: false, by: async () => undefined },
    {
      what: 'to whom it was sent for later',
      isThere: false,
      by: ({ me, programId }) => deliver(db, me, programId, me, { deliveredAt: ago(-1) }),
    },
    {
      what: 'from whom it was taken back',
      isThere: false,
      by: ({ me, programId }) => deliver(db, me, programId, me, { recalledAt: ago(1) }),
    },
    ...(
      [
        ['who follows its channel', true, {}, {}],
        ['who asked to follow its channel', false, { state: 'requested' }, {}],
        ['who left its channel', false, { state: 'left' }, {}],
        ['who came after it was posted', false, { fromAt: ago(1) }, {}],
        [
          'who came after it was posted, but has to watch it',
          true,
          { fromAt: ago(1) },
          { required: true },
        ],
        ['who came later to a channel that shows what is older', true, { fromAt: ago(90) }, {}],
      ] as const
    ).map(([what, isThere, following, delivery]) => ({
      what,
      isThere,
      by: async ({ me, programId }: { me: TestMember; programId: string }) => {
        const channelId = await aChannel(db, me)
        await follow(db, me, channelId, { fromAt: ago(30), ...following })
        await deliver(db, me, programId, { channelId }, { deliveredAt: ago(3), ...delivery })
      },
    })),
    ...(
      [
        ['while it is on air until later', true, { expiresAt: ago(-1) }],
        ['until its time on air is over', false, { expiresAt: ago(1) }],
        ['until it is taken off the air', false, { state: 'unpublished' }],
        ['until it is thrown away', false, { deletedAt: ago(1) }],
      ] as const
    ).map(([what, isThere, on]) => ({
      what,
      isThere,
      on,
      by: ({ me, programId }: { me: TestMember; programId: string }) =>
        deliver(db, me, programId, me),
    })),
  ]

  test.each(cases)('$what: $isThere', async ({ isThere, by, on }) => {
    const me = await join()
    const programId = await anAiredProgram(db, me.member, on)
    await by({ me: me.member, programId })
    const { rows, total } = await list(me)
    expect(rows.map((row) => row.programId)).toEqual(isThere ? [programId] : [])
    const { inboxLibraryCount } = await counts(me)
    expect([total, inboxLibraryCount]).toEqual(isThere ? [1, 1] : [0, 0])
  })

  test('once, however many ways it came by: since the first, required by any, due by the earliest', async () => {
    const me = await join()
    const programId = await anAiredProgram(db, me.member)
    const [b, a] = [
      await aChannel(db, me.member, { name: 'B' }),
      await aChannel(db, me.member, { name: 'A' }),
    ]
    for (const channelId of [a, b]) await follow(db, me.member, channelId, { fromAt: ago(90) })
    await deliver(db, me.member, programId, { channelId: a }, { deliveredAt: ago(2) })
    const due = { required: true, dueAt: ago(-9) }
    await deliver(db, me.member, programId, { channelId: b }, { deliveredAt: ago(5), ...due })
    await deliver(db, me.member, programId, me.member, {
      required: true,
      dueAt: ago(-4),
      deliveredAt: ago(1),
    })
    const { rows } = await list(me)
    expect(rows).toMatchObject([
      {
        deliveredAt: ago(5).toISOString(),
        isRequired: true,
        dueAt: ago(-4).toISOString(),
        channels: [
          { id: a, name: 'A' },
          { id: b, name: 'B' },
        ],
        isPosted: true,
      },
    ])
  })

  test('who joins later has days of their own for what is required', async () => {
    const me = await join()
    const programId = await anAiredProgram(db, me.member)
    const channelId = await aChannel(db, me.member)
    await follow(db, me.member, channelId, { joinedAt: ago(1), fromAt: ago(1) })
    const late = { required: true, dueAt: ago(2), dueDays: 7, deliveredAt: ago(20) }
    await deliver(db, me.member, programId, { channelId }, late)
    expect((await list(me)).rows[0]?.dueAt).toBe(ago(-6).toISOString())
  })
})

describe('the lists', () => {
  let me: Person
  let news: string
  beforeAll(async () => {
    me = await join()
    const given: Record<string, GivenItem> = {
      'Old and seen': { state: 'viewed', deliveredAt: ago(9) },
      'New one': { deliveredAt: ago(1) },
      Begun: { state: 'started', deliveredAt: ago(2) },
      'Due later': { isRequired: true, dueAt: ago(-9), deliveredAt: ago(8) },
      'Due soon': { isRequired: true, dueAt: ago(-1), deliveredAt: ago(7) },
      'Whenever, but required': { isRequired: true, deliveredAt: ago(6) },
    }
    for (const [title, item] of Object.entries(given)) {
      await anInboxItem(db, me.member, item, { title })
    }
    news = await aChannel(db, me.member, { name: 'News' })
    await follow(db, me.member, news, { fromAt: ago(90) })
    const posted = await anAiredProgram(db, me.member, { title: 'Posted' })
    await deliver(db, me.member, posted, { channelId: news }, { deliveredAt: ago(4) })
    // A channel that others follow says nothing to me.
    const secret = await aChannel(db, me.member, { name: 'Secret', access: 'secret' })
    await deliver(db, me.member, posted, { channelId: secret })
  })

  test.each<{ what: string; asked: ListInboxRequest; found: string[] }>([
    {
      what: 'all, the newest first',
      asked: {},
      found: [
        'New one',
        'Begun',
        'Posted',
        'Whenever, but required',
        'Due soon',
        'Due later',
        'Old and seen',
      ],
    },
    {
      what: 'what is left: required ones by their day, then the newest',
      asked: {
        filters: ['new', 'started'].map((value) => ({ field: 'state', op: 'is', value })),
        sort: { field: 'turn', desc: false },
      },
      found: ['Due soon', 'Due later', 'Whenever, but required', 'New one', 'Begun', 'Posted'],
    },
    { what: 'what was viewed', asked: is('state', 'viewed'), found: ['Old and seen'] },
    { what: 'what was begun', asked: is('state', 'started'), found: ['Begun'] },
    { what: 'what came through channels', asked: is('isPosted', 'true'), found: ['Posted'] },
    {
      what: 'what is required, by its day',
      asked: { ...is('isRequired', 'true'), sort: { field: 'dueAt', desc: false } },
      found: ['Due soon', 'Due later', 'Whenever, but required'],
    },
    { what: 'words', asked: { search: 'DUE soon' }, found: ['Due soon'] },
    {
      what: 'a length',
      asked: { filters: [{ field: 'durationMs', op: 'to', value: '9999' }] },
      found: [],
    },
  ])('$what', async ({ asked, found }) => {
    expect(await titles(me, asked)).toEqual(found)
  })

  test('of a channel, among those that it came through', async () => {
    expect(await titles(me, is('channels', news))).toEqual(['Posted'])
    expect((await list(me, { values: 'channels', limit: 1 })).values).toEqual([
      { value: news, name: 'News', count: 1 },
    ])
  })

  test('by pages, as long as all at once', async () => {
    const sort = { field: 'turn' as const, desc: false }
    const found: string[] = []
    let after: string | undefined
    do {
      const page: ListInboxResponse = await list(me, { sort, limit: 2, ...(after && { after }) })
      found.push(...page.rows.map(({ title }) => title))
      after = page.next
    } while (after !== undefined)
    expect(found).toEqual(await titles(me, { sort }))
    expect(found).toHaveLength(7)
  })

  test('the menu counts them', async () => {
    expect(await counts(me)).toMatchObject({
      inboxLibraryCount: 7,
      inboxNewCount: 6,
      inboxWatchedCount: 1,
      inboxChannelsCount: 1,
    })
  })
})

const mark = (person: Person, ids: string[], viewed: boolean) =>
  ask<SetViewedResponse>(app, person, 'setViewed', { programIds: ids, viewed })
const stateOf = async (person: Person) =>
  (await list(person)).rows.map(({ state, percent }) => [state, percent])

describe('marked by hand', () => {
  test('one is viewed and not viewed again, and goes on where it was', async () => {
    const me = await join()
    const id = await anInboxItem(db, me.member, { state: 'started' })
    expect(await mark(me, [id], true)).toEqual({ changed: [id], refused: [] })
    expect(await stateOf(me)).toEqual([['viewed', 20]])
    expect(await counts(me)).toMatchObject({ inboxNewCount: 0, inboxWatchedCount: 1 })
    await mark(me, [id], false)
    expect(await stateOf(me)).toEqual([['started', 20]])
  })

  test('what was watched to its end begins anew', async () => {
    const me = await join()
    const id = await anInboxItem(db, me.member, { state: 'viewed' })
    await mark(me, [id], false)
    expect(await stateOf(me)).toEqual([['new', 0]])
  })

  test('what has to be watched, and what is not there, is refused', async () => {
    const [me, other] = [await join(), await join()]
    const required = await anInboxItem(db, me.member, { isRequired: true })
    const theirs = await anInboxItem(db, other.member)
    const mine = await anInboxItem(db, me.member)
    expect(await mark(me, [required, theirs, mine], true)).toEqual({
      changed: [mine],
      refused: [required, theirs],
    })
    const marked = await ask(app, me, 'markViewed', {
      selection: { all: {}, except: [], expected: 2 },
    })
    expect(marked).toEqual({ changed: [mine], refused: [{ id: required, code: 'forbidden' }] })
  })

  test('a version that everybody views again is new once more', async () => {
    const me = await join(await aCustomer(db))
    const id = await anInboxItem(db, me.member, { state: 'viewed' })
    await db.updateTable('programs').set({ viewAgainVersionNo: 2 }).where('id', '=', id).execute()
    expect(await stateOf(me)).toEqual([['new', 0]])
  })
})
