// Who may do what with channels (reach.md 3): every call, asked by everybody, of every kind of channel.
import { describe, expect, test } from 'vitest'
import type { ServedCallId } from '../../../../generated/wiring/calls'
import { channelWorld, type Who } from './world'

const { people, open, outcome } = await channelWorld()

const askers: readonly Who[] = [
  'cm',
  'owner',
  'poster',
  'subscriber',
  'asked',
  'stranger',
  'elsewhere',
]

interface Things {
  readonly channelId: string
  readonly deliveryId: string
}

const subject = { userIds: [people.other.userId] }
const requests: Readonly<Record<string, [ServedCallId, (things: Things) => object]>> = {
  getChannel: ['getChannel', ({ channelId }) => ({ id: channelId })],
  listPosts: ['listPosts', ({ channelId }) => ({ channelId })],
  listSubscribers: ['listSubscribers', ({ channelId }) => ({ channelId, state: 'active' })],
  subscribe: ['subscribe', ({ channelId }) => ({ channelId })],
  leave: ['leave', ({ channelId }) => ({ channelId })],
  letIn: ['decideRequests', ({ channelId }) => ({ channelId, ...subject, decision: 'letIn' })],
  add: ['addSubscribers', ({ channelId }) => ({ channelId, ...subject })],
  remove: ['removeSubscribers', ({ channelId }) => ({ channelId, ...subject })],
  pin: ['pinPost', ({ deliveryId }) => ({ deliveryId, isPinned: true })],
  takeBack: ['recallDelivery', ({ deliveryId }) => ({ deliveryId, isRecalled: true })],
  sendAgain: ['recallDelivery', ({ deliveryId }) => ({ deliveryId, isRecalled: false })],
  change: [
    'updateChannel',
    ({ channelId }) => ({ channelId, rev: 1, values: { description: 'Ours' } }),
  ],
  giveAway: [
    'updateChannel',
    ({ channelId }) => ({ channelId, rev: 1, values: { owners: [people.stranger.userId] } }),
  ],
}

// y: done or shown; f: forbidden; n: as if it were not there. The post is one of the poster's.
const tables = {
  open: `
             cm owner poster subscriber asked stranger elsewhere
    getChannel      y y y y y y n
    listPosts       y y y y y y n
    listSubscribers y y f f f f n
    subscribe       y y y y y y n
    leave           y y y y y y n
    letIn           y y f f f f n
    add             y y f f f f n
    remove          y y f f f f n
    pin             y y f f f f n
    takeBack        y y y f f f n
    sendAgain       y y y f f f n
    change          y y n n n n n
    giveAway        y f n n n n n`,
  request: `
    getChannel      y y y y y y n
    listPosts       y y f y f f n
    listSubscribers y y f f f f n
    subscribe       y y y y y y n
    leave           y y y y y y n
    letIn           y y f f f f n
    add             y y f f f f n
    remove          y y f f f f n
    pin             y y f f f f n
    takeBack        y y y f f f n
    sendAgain       y y y f f f n
    change          y y n n n n n
    giveAway        y f n n n n n`,
  secret: `
    getChannel      y y n y n n n
    listPosts       y y n y n n n
    listSubscribers y y n f n n n
    subscribe       y y n y n n n
    leave           y y n y n n n
    letIn           y y n f n n n
    add             y y n f n n n
    remove          y y n f n n n
    pin             y y n f n n n
    takeBack        y y n f n n n
    sendAgain       y y n f n n n
    change          y y n n n n n
    giveAway        y f n n n n n`,
} as const

const meant = { y: 'ok', f: 'forbidden', n: 'notFound' } as const

describe.each(Object.keys(tables) as (keyof typeof tables)[])(
  'of a channel that is %s',
  (access) => {
    const rows = tables[access]
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([name = '']) => name in requests)
    test.each(rows)('%s', async (name, ...expected) => {
      const [call, request] = requests[name]!
      const found: Partial<Record<Who, string>> = {}
      for (const who of askers)
        found[who] = (await outcome(people[who], call, request(await open({ access })))).code
      const wanted = askers.map((who, at) => [who, meant[expected[at] as keyof typeof meant]])
      expect(found).toEqual(Object.fromEntries(wanted))
    })
  },
)

test('a channel that one does not see is answered as one that is not there, word by word', async () => {
  const secret = await open({ access: 'secret' })
  const gone = { channelId: '01JZZZZZZZZZZZZZZZZZZZZZZZ', deliveryId: '01JZZZZZZZZZZZZZZZZZZZZZZZ' }
  for (const [call, request] of Object.values(requests)) {
    const [one, other] = [
      await outcome(people.stranger, call, request(secret)),
      await outcome(people.stranger, call, request(gone)),
    ]
    expect({ call, ...one }).toEqual({ call, ...other })
  }
})

const find = async (
  who: Who,
  call: 'discoverChannels' | 'listChannels' | 'listChannelChoices',
  id: string,
) => {
  const { reply } = await outcome(people[who], call, { ids: [id] })
  return ((reply as { rows?: readonly object[] } | undefined)?.rows ?? []).length === 1
}

test.each([
  ['open', 'discoverChannels', 'cm owner poster subscriber asked stranger'],
  ['request', 'discoverChannels', 'cm owner poster subscriber asked stranger'],
  ['secret', 'discoverChannels', ''],
  ['open', 'listChannels', 'cm owner'],
  ['secret', 'listChannels', 'cm owner'],
] as const)('%s ones are in %s of %s', async (access, call, names) => {
  const { channelId } = await open({ access })
  const finders: string[] = []
  for (const who of askers) if (await find(who, call, channelId)) finders.push(who)
  expect(finders.join(' ')).toBe(names)
})

test('an archived channel is watched, found by nobody, and joined by nobody', async () => {
  const { channelId } = await open()
  const rows = { selection: { ids: [channelId] } }
  expect((await outcome(people.stranger, 'archiveChannels', rows)).reply).toMatchObject({
    refused: [{ id: channelId, code: 'notFound' }],
  })
  expect((await outcome(people.owner, 'archiveChannels', rows)).reply).toMatchObject({
    changed: [channelId],
  })
  expect(await find('stranger', 'discoverChannels', channelId)).toBe(false)
  expect((await outcome(people.subscriber, 'listPosts', { channelId })).code).toBe('ok')
  expect((await outcome(people.stranger, 'subscribe', { channelId })).code).toBe('forbidden')
  expect((await outcome(people.owner, 'reopenChannels', rows)).code).toBe('ok')
  expect((await outcome(people.stranger, 'subscribe', { channelId })).code).toBe('ok')
})

const fromChat = (who: Who) => outcome(people[who], 'getChannel', { id: 'C024BE91L' })

test('a link from the team chat finds its channel, and says by which id we know it', async () => {
  const { channelId } = await open({ chatChannelId: 'C024BE91L' })
  expect((await fromChat('stranger')).reply).toMatchObject({ channelId })
  expect((await fromChat('elsewhere')).code).toBe('notFound')
})
