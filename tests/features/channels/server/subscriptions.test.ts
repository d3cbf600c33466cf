// Who follows a channel: by themselves, let in, added, by role; and how many.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RoleId } from '../../../../generated/facts/roles'
import { subscribeByRoleJob } from '../../../../src/features/channels/server'
import { mostSubscriptions } from '../../../../src/features/channels/channel'
import { aChannel, follow } from '../../../support/channels'
import { runDueJobs } from '../../../support/dueJobs'
import { sized } from '../../../support/sizes'
import { channelWorld } from './world'

const { app, db, people, join, open, outcome, standingOf } = await channelWorld()

type State = 'none' | 'requested' | 'active' | 'left' | 'denied'
const steps = [
  'subscribe',
  'leave',
  'letIn',
  'decline',
  'wait',
  'add',
  'remove',
  'undoRemove',
] as const
type Step = (typeof steps)[number]

interface Seen {
  readonly state: State
  /** Has been in it before, and how they came. */
  readonly wasIn: boolean
  readonly bySelf: boolean
}

/** What becomes of somebody and a channel that lets people in. */
function after({ state, wasIn, bySelf }: Seen, step: Step): Seen {
  const is = (...states: State[]) => states.includes(state)
  if (step === 'subscribe' && is('none', 'left')) return { state: 'requested', wasIn, bySelf: true }
  if (step === 'leave' && is('active', 'requested')) return { state: 'left', wasIn, bySelf }
  if (step === 'letIn' && is('requested')) return { state: 'active', wasIn: true, bySelf }
  if (step === 'decline' && is('requested')) return { state: 'denied', wasIn, bySelf }
  if (step === 'wait' && is('denied', 'active') && bySelf)
    return { state: 'requested', wasIn, bySelf }
  if (step === 'add' && !is('active')) return { state: 'active', wasIn: true, bySelf: false }
  if (step === 'remove' && is('active')) return { state: 'left', wasIn, bySelf }
  if (step === 'undoRemove' && is('left') && wasIn) return { state: 'active', wasIn, bySelf }
  return { state, wasIn, bySelf }
}

const byOwner = (channelId: string, userId: string) => ({ channelId, userIds: [userId] })

async function act(step: Step, channelId: string): Promise<unknown> {
  const { owner, stranger } = people
  const about = byOwner(channelId, stranger.userId)
  switch (step) {
    case 'subscribe':
    case 'leave':
      return outcome(stranger, step, { channelId })
    case 'add':
      return outcome(owner, 'addSubscribers', about)
    case 'remove':
      return outcome(owner, 'removeSubscribers', about)
    case 'undoRemove':
      return outcome(owner, 'addSubscribers', { ...about, asBefore: true })
    default:
      return outcome(owner, 'decideRequests', { ...about, decision: step })
  }
}

test('whatever is done in whatever order, somebody stands to a channel as the model says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...steps), { maxLength: 9 }), async (history) => {
      const { channelId } = await open({ access: 'request' })
      let seen: Seen = { state: 'none', wasIn: false, bySelf: false }
      for (const step of history) {
        await act(step, channelId)
        seen = after(seen, step)
        expect(await standingOf(channelId, people.stranger.userId)).toBe(seen.state)
      }
    }),
    sized(200),
  )
})

test('two who let somebody in at once let them in once', async () => {
  const { channelId } = await open({ access: 'request' })
  const request = { ...byOwner(channelId, people.asked.userId), decision: 'letIn' }
  const both = await Promise.all(
    [people.owner, people.cm].map((who) => outcome(who, 'decideRequests', request)),
  )
  expect(both.flatMap(({ reply }) => (reply as { changed: string[] }).changed)).toEqual([
    people.asked.userId,
  ])
})

test('of two owners who leave at once one stays, or names somebody else', async () => {
  const { channelId } = await open()
  const both = await Promise.all(
    [people.owner, people.other].map((who) => outcome(who, 'leave', { channelId })),
  )
  expect(both.map(({ code }) => code).toSorted()).toEqual(['channelNeedsOwner', 'ok'])
  const last = both[0]!.code === 'ok' ? people.other : people.owner
  const to = (handOverTo: string) => outcome(last, 'leave', { channelId, handOverTo })
  expect((await to(people.elsewhere.userId)).code).toBe('malformedRequest')
  expect((await to(last.userId)).code).toBe('malformedRequest')
  expect((await to(people.stranger.userId)).code).toBe('ok')
  const owners = await db
    .selectFrom('channelOwners')
    .select('userId')
    .where('channelId', '=', channelId)
    .execute()
  expect(owners).toEqual([{ userId: people.stranger.userId }])
})

test('nobody follows more channels than one can, however they come', async () => {
  const full = await join('viewer')
  for (let n = 0; n < mostSubscriptions; n += 1)
    await follow(db, full, await aChannel(db, people.cm))
  const [one, asked] = [await open(), await open({ access: 'request' })]
  const enter = (channelId: string) => outcome(full, 'subscribe', { channelId })
  expect((await enter(one.channelId)).code).toBe('tooManySubscriptions')
  expect((await enter(asked.channelId)).code).toBe('tooManySubscriptions')
  const { reply } = await outcome(people.cm, 'addSubscribers', byOwner(one.channelId, full.userId))
  expect(reply).toEqual({ changed: [], full: [full.userId] })
  const left = await db
    .selectFrom('channelSubscriptions')
    .select('channelId')
    .where('userId', '=', full.userId)
    .executeTakeFirstOrThrow()
  await outcome(full, 'leave', left)
  expect((await enter(one.channelId)).code).toBe('ok')
})

test.each([
  ['none', 0],
  ['30days', 30],
  ['all', 20_000],
] as const)(
  'whoever joins by the rule %s gets what came %i days before',
  async (backfill, days) => {
    const { channelId } = await open({ backfill })
    await outcome(people.stranger, 'subscribe', { channelId })
    const { fromAt, joinedAt } = await db
      .selectFrom('channelSubscriptions')
      .select(['fromAt', 'joinedAt'])
      .where('channelId', '=', channelId)
      .where('userId', '=', people.stranger.userId)
      .executeTakeFirstOrThrow()
    const before = (Number(joinedAt) - Number(fromAt)) / 86_400_000
    expect(Math.min(before, 20_000)).toBe(days)
  },
)

const runJobs = () => runDueJobs({ ...app, clock: { now: new Date() } }, subscribeByRoleJob)

test('a rule lets those in who have the role, but nobody who has left or was declined', async () => {
  const [creator, gone] = [await join('cc'), await join('cc')]
  const { channelId } = await open({ access: 'secret' })
  await follow(db, gone, channelId, { state: 'left' })
  const values = { autoRoles: ['cc'] as RoleId[] }
  expect((await outcome(people.owner, 'updateChannel', { channelId, rev: 1, values })).code).toBe(
    'ok',
  )
  await runJobs()
  const standings = [creator, gone, people.stranger].map(({ userId }) =>
    standingOf(channelId, userId),
  )
  expect(await Promise.all(standings)).toEqual(['active', 'left', 'none'])
})

test('whoever becomes a member, or gets the role, is in it at once', async () => {
  const { channelId } = await open({ autoRoles: ['admin'] })
  const invite = (roles: string[]) =>
    outcome(people.cm, 'inviteUser', {
      values: { name: 'New', email: `${channelId}-${roles[0]}@test.example`.toLowerCase(), roles },
    })
  const roleIds = new Map(
    (await db.selectFrom('roles').select(['roleId']).where('customerId', 'is', null).execute()).map(
      ({ roleId }) => [roleId.slice(-4), roleId],
    ),
  )
  const [admin, viewer] = [roleIds.get('1532')!, roleIds.get('1432')!]
  const { reply: invited } = await invite([admin])
  expect(await standingOf(channelId, (invited as { userId: string }).userId)).toBe('active')
  const { reply: other } = await invite([viewer])
  const { userId } = other as { userId: string }
  expect(await standingOf(channelId, userId)).toBe('none')
  await outcome(people.cm, 'setRoles', { selection: { ids: [userId] }, values: { roles: [admin] } })
  expect(await standingOf(channelId, userId)).toBe('active')
})

test('the people of a channel are read page by page, by name', async () => {
  const { channelId } = await open({ owners: [people.owner.userId] })
  const names = ['Ada', 'Åse', 'Øst', 'zoe']
  for (const name of names) {
    const member = await join('viewer')
    await db.updateTable('users').set({ name }).where('id', '=', member.userId).execute()
    await follow(db, member, channelId)
  }
  await outcome(people.owner, 'removeSubscribers', byOwner(channelId, people.subscriber.userId))
  const found: string[] = []
  let from: string | undefined
  do {
    const request = { channelId, state: 'active', limit: 2, ...(from && { after: from }) }
    const page = (await outcome(people.owner, 'listSubscribers', request)).reply as {
      people: { person: { name: string } }[]
      total: number
      next?: string
    }
    expect(page.total).toBe(4)
    found.push(...page.people.map(({ person }) => person.name))
    from = page.next
  } while (from !== undefined)
  expect(found).toEqual(names)
  const searched = { channelId, state: 'active', search: 'ASE' }
  expect((await outcome(people.owner, 'listSubscribers', searched)).reply).toMatchObject({
    people: [{ person: { name: 'Åse' }, roles: ['viewer'], source: 'self', isOwner: false }],
  })
})
