// Whatever is published, sent, taken back, followed, left, watched and marked, in whatever order:
// each badge is the length of its list, and both are what a model of a few lines says (reach.md 1).
import { sql } from 'kysely'
import * as fc from 'fast-check'
import { ulid } from 'ulid'
import { expect, test } from 'vitest'
import type {
  ListInboxResponse,
  ReportViewingRequest,
} from '../../../../generated/facts/features/home'
import {
  countInbox,
  type Asker,
  type InboxCounts,
} from '../../../../src/features/home/server/inbox'
import { inbox } from '../../../../src/features/home/server/inboxList'
import { readMenu } from '../../../../src/features/home/server/queries'
import { reportViewing } from '../../../../src/features/home/server/reportViewing'
import { setViewed } from '../../../../src/features/home/server/setViewed'
import type { Context } from '../../../../src/server/context'
import { compiledOnce } from '../../../../src/server/database/compiledOnce'
import { aChannel, deliver, follow } from '../../../support/channels'
import { aMember } from '../../../support/people'
import { sized } from '../../../support/sizes'
import { airVersion, aProgram } from '../../../support/work'
import { freshApp } from '../../../support/world'

const app = await freshApp()
const { db } = app.database
const dayMs = 86_400_000
const seconds = 10
const start = Date.parse('2026-03-01T00:00:00Z')

type Action =
  | { do: 'pass' }
  | { do: 'publish'; program: number; again: boolean }
  | { do: 'unpublish' | 'expire' | 'trash' | 'restore' | 'recall'; program: number }
  | { do: 'send'; program: number; to: number; inDays: number; required: boolean }
  | { do: 'follow'; to: number; since: number }
  | { do: 'leave'; to: number }
  | { do: 'report'; program: number; earlier: boolean; from: number; until: number }
  | { do: 'mark'; program: number; viewed: boolean }

const program = fc.nat({ max: 2 })
/** Two channels, the first of them open, and this person. */
const to = fc.nat({ max: 2 })
const channel = fc.nat({ max: 1 })
const second = fc.nat({ max: seconds })
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ do: fc.constant('pass' as const) }),
  fc.record({ do: fc.constant('publish' as const), program, again: fc.boolean() }),
  fc.record({
    do: fc.constantFrom('unpublish', 'expire', 'trash', 'restore', 'recall'),
    program,
  }),
  fc.record({
    do: fc.constant('send' as const),
    program,
    to,
    inDays: fc.nat({ max: 1 }),
    required: fc.boolean(),
  }),
  fc.record({ do: fc.constant('follow' as const), to: channel, since: fc.nat({ max: 2 }) }),
  fc.record({ do: fc.constant('leave' as const), to: channel }),
  fc.record({
    do: fc.constant('report' as const),
    program,
    earlier: fc.boolean(),
    from: second,
    until: second,
  }),
  fc.record({ do: fc.constant('mark' as const), program, viewed: fc.boolean() }),
)

interface Program {
  version: number
  again: number
  isOnAir: boolean
  isTrashed: boolean
  endsOn: number
  sent: { to: number; on: number; required: boolean }[]
  seen?: { version: number; viewed: number; by: 'auto' | 'manual'; bits: string; on: number }
}
/** Days count from 0; -1 stands for a channel that is not followed. */
const begin = () => ({
  day: 0,
  follows: [-1, -1],
  programs: [0, 1, 2].map((): Program => ({
    version: 0,
    again: 1,
    isOnAir: false,
    isTrashed: false,
    endsOn: Infinity,
    sent: [],
  })),
})
type Model = ReturnType<typeof begin>

function lookAt({ day, follows }: Model, given: Program) {
  const arrived = given.sent.filter(({ on }) => on <= day)
  const ways = arrived.filter(
    ({ to: at, on, required }) =>
      at === 2 || (follows[at]! >= 0 && (required || on >= follows[at]!)),
  )
  const isThere = given.isOnAir && !given.isTrashed && given.endsOn > day
  const { seen, again } = given
  const isViewed = (seen?.viewed ?? 0) >= again
  const isStarted = seen !== undefined && seen.bits !== '' && seen.version >= again
  return {
    isIn: isThere && ways.length > 0,
    mayWatch: isThere && arrived.some(({ to: at }) => at === 2 || at === 0 || follows[at]! >= 0),
    isPosted: ways.some(({ to: at }) => at < 2),
    isRequired: ways.some(({ required }) => required),
    state: isViewed ? 'viewed' : isStarted ? 'started' : 'new',
  }
}

const countOf = (some: string) => some.replaceAll('0', '').length

function played(model: Model, given: Program, version: number, bits: string) {
  const { day } = model
  const { seen } = given
  const isTimed = lookAt(model, given).isIn && lookAt(model, given).isRequired
  const isFast = (some: string, since: number) => isTimed && since === day && countOf(some) > 5
  if (!seen) {
    const counted = isFast(bits, day) ? '' : bits
    const viewed = countOf(counted) >= 9 ? version : 0
    given.seen = { version, viewed, by: 'auto', bits: counted, on: day }
    return
  }
  const isTold =
    version === seen.version ||
    version === given.version ||
    (seen.version !== given.version && version > seen.version)
  const isSame = version === seen.version && seen.bits !== ''
  const joined = isSame
    ? [...bits].map((bit, at) => (bit === '1' || seen.bits[at] === '1' ? '1' : '0')).join('')
    : bits
  if (!isTold || isFast(joined, seen.on)) return
  const isDone = countOf(joined) >= 9 && version > seen.viewed
  given.seen = { ...seen, version, bits: joined, ...(isDone && { viewed: version, by: 'auto' }) }
}

async function enter() {
  const me = await aMember(db, { roles: ['viewer'] })
  const owner = await aMember(db, { roles: ['cc'], customerId: me.customerId })
  const [ids, channels] = await Promise.all([
    Promise.all(['A', 'B', 'C'].map((title) => aProgram(db, owner, { title }))),
    Promise.all((['open', 'secret'] as const).map((access) => aChannel(db, owner, { access }))),
  ])
  return { me, owner, ids, channels }
}

/** Of the menu, what is said of the inbox: the same expression, without the counts of other areas. */
const askBadges = compiledOnce<Asker, { counts: InboxCounts }>(
  ['customerId', 'userId', 'now'],
  (all, asker) => all.selectNoFrom(sql<InboxCounts>`${countInbox(all, asker)}`.as('counts')),
)

const at = (day: number) => new Date(start + day * dayMs)

const change = (id: string, set: object) =>
  db.updateTable('programs').set(set).where('id', '=', id).execute()

const filters = (field: 'state' | 'isPosted', ...values: string[]) =>
  values.map((value) => ({ field, op: 'is' as const, value }))

const lookAtList = (context: Context) =>
  inbox.answer(
    {
      counts: [
        { id: 'new', filters: filters('state', 'new', 'started') },
        { id: 'viewed', filters: filters('state', 'viewed') },
        {
          id: 'channels',
          filters: [...filters('isPosted', 'true'), ...filters('state', 'new', 'started')],
        },
      ],
    },
    context,
  ) as unknown as Promise<ListInboxResponse>

async function badgesOf(asker: Asker): Promise<InboxCounts> {
  const [row] = await askBadges(db, asker)
  return row!.counts
}

async function play(actions: readonly Action[]): Promise<void> {
  const { me, owner, ids, channels } = await enter()
  const model = begin()
  const contextNow = () =>
    ({
      db,
      now: at(model.day),
      services: app.services,
      afterCommit: () => {},
      caller: { ip: '127.0.0.1', userAgent: '' },
      member: { ...me, roles: ['viewer'], held: [] },
    }) as unknown as Context

  const steps: { [Do in Action['do']]: (given: Extract<Action, { do: Do }>) => Promise<unknown> } =
    {
      async pass() {
        model.day += 1
      },
      async publish({ program: index, again }) {
        const [given, id] = [model.programs[index]!, ids[index]!]
        given.version += 1
        const { version: versionNo } = given
        const publishedVersionId = await airVersion(db, owner, id, { versionNo })
        Object.assign(given, {
          isOnAir: true,
          endsOn: Infinity,
          ...(again && { again: versionNo }),
        })
        const onAir = { publishedVersionId, state: 'published', expiresAt: null }
        await change(id, { ...onAir, ...(again && { viewAgainVersionNo: versionNo }) })
      },
      async unpublish({ program: index }) {
        if (model.programs[index]!.version === 0) return
        model.programs[index]!.isOnAir = false
        await change(ids[index]!, { state: 'unpublished' })
      },
      async expire({ program: index }) {
        model.programs[index]!.endsOn = model.day + 1
        await change(ids[index]!, { expiresAt: at(model.day + 1) })
      },
      async trash({ program: index }) {
        model.programs[index]!.isTrashed = true
        await change(ids[index]!, { deletedAt: at(model.day) })
      },
      async restore({ program: index }) {
        model.programs[index]!.isTrashed = false
        await change(ids[index]!, { deletedAt: null })
      },
      async send({ program: index, to: whom, inDays, required }) {
        const { sent } = model.programs[index]!
        if (sent.some((each) => each.to === whom)) return
        const on = model.day + inDays
        sent.push({ to: whom, on, required })
        const there = whom === 2 ? { userId: me.userId } : { channelId: channels[whom]! }
        await deliver(db, me, ids[index]!, there, { deliveredAt: at(on), required })
      },
      async recall({ program: index }) {
        model.programs[index]!.sent = []
        await db
          .updateTable('programDeliveries')
          .set({ recalledAt: at(model.day) })
          .where('programId', '=', ids[index]!)
          .execute()
      },
      async follow({ to: whom, since }) {
        if (model.follows[whom]! >= 0) return
        const fromDay = Math.max(0, model.day - since)
        model.follows[whom] = fromDay
        await follow(db, me, channels[whom]!, { fromAt: at(fromDay), state: 'active' })
      },
      async leave({ to: whom }) {
        if (model.follows[whom]! < 0) return
        model.follows[whom] = -1
        await follow(db, me, channels[whom]!, { state: 'left' })
      },
      async report({ program: index, earlier, from, until }) {
        const given = model.programs[index]!
        const versionNo = earlier ? given.version - 1 : given.version
        if (versionNo < 1) return
        const [begins, ends] = [Math.min(from, until), Math.max(from, until)]
        const { mayWatch } = lookAt(model, given)
        const bits = '1'
          .repeat(ends - begins)
          .padStart(ends, '0')
          .padEnd(seconds, '0')
        if (mayWatch) played(model, given, versionNo, bits)
        const request: ReportViewingRequest = {
          sessionId: ulid(start),
          programId: ids[index]!,
          versionNo,
          ranges: [[begins, ends]],
          positionMs: ends * 1_000,
        }
        const { gone } = await reportViewing(request, contextNow())
        expect(gone).toBe(!mayWatch)
      },
      async mark({ program: index, viewed }) {
        const given = model.programs[index]!
        const { isIn, isRequired, state } = lookAt(model, given)
        const may = isIn && !isRequired
        if (may && (state === 'viewed') !== viewed) {
          const { seen } = given
          const { version } = given
          const fresh = { version, viewed: 0, bits: '', on: model.day }
          given.seen = viewed
            ? { ...fresh, ...seen, viewed: version, by: 'manual' }
            : { ...seen!, viewed: 0, bits: seen!.by === 'auto' ? '' : seen!.bits }
        }
        const { changed } = await setViewed({ programIds: [ids[index]!], viewed }, contextNow())
        expect(changed).toHaveLength(may ? 1 : 0)
      },
    }

  const askerNow = (): Asker => ({
    userId: me.userId,
    customerId: me.customerId,
    now: at(model.day),
  })
  for (const each of actions) {
    await steps[each.do](each as never)
    const looks = model.programs.map((given, index) => ({
      id: ids[index]!,
      ...lookAt(model, given),
    }))
    const inside = looks.filter(({ isIn }) => isIn)
    const [reply, badges] = await Promise.all([lookAtList(contextNow()), badgesOf(askerNow())])
    const lengths = Object.fromEntries(reply.counts!.map(({ id, count }) => [id, count]))

    expect(
      reply.rows.map(({ programId, state, isRequired }) => ({ id: programId, state, isRequired })),
    ).toEqual(
      expect.arrayContaining(
        inside.map(({ id, state, isRequired }) => ({ id, state, isRequired })),
      ),
    )
    expect(reply.total).toBe(inside.length)
    expect({
      new: badges.inboxNewCount,
      viewed: badges.inboxWatchedCount,
      channels: badges.inboxChannelsCount,
    }).toEqual(lengths)
    expect(lengths).toEqual({
      new: inside.filter(({ state }) => state !== 'viewed').length,
      viewed: inside.filter(({ state }) => state === 'viewed').length,
      channels: inside.filter(({ isPosted, state }) => isPosted && state !== 'viewed').length,
    })
  }
  // The menu says the same as the badges that were looked at.
  const { inbox: shown } = await readMenu(db, askerNow(), {
    isManager: false,
    isOfVendor: false,
  })
  expect(shown).toEqual(await badgesOf(askerNow()))
}

/** Histories know nothing of each other, so that two of them keep both the test and the database at work. */
const lanes = 2

test('every badge is the length of its list, whatever has happened', async () => {
  const { numRuns, seed } = sized(300, { whole: 10_000 })
  const histories = fc.asyncProperty(
    fc.array(action, { minLength: 6, maxLength: 24, size: 'max' }),
    play,
  )
  await Promise.all(
    Array.from({ length: lanes }, (_, lane) =>
      fc.assert(histories, { numRuns: Math.ceil(numRuns / lanes), seed: seed + lane }),
    ),
  )
})
