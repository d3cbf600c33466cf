// A letter after each post of a channel that wants it so, to those who have not watched it meanwhile.
import { expect, test } from 'vitest'
import { mailPostsJob } from '../../../../../src/features/home/server'
import { sendLetters } from '../../../../support/letters'
import { channelMailWorld } from './channelMail'

const { app, db, open, view, pass, look, lettersTo } = await channelMailWorld(mailPostsJob)
const instant = { mail: 'instant' } as const

test('ten minutes after a post those who have not watched it get one letter', async () => {
  const { reader, post, join } = await open(instant)
  const watcher = await join()
  const { programId } = await post('Autumn')
  pass(9)
  expect(await lettersTo(reader)).toEqual([])
  await view(watcher, programId)
  pass(1)
  const [letter] = await lettersTo(reader)
  expect(letter?.text).toContain('“Autumn”, by Chloe.')
  expect(letter?.text).toContain(`http://studio.test/home/watch/${programId}`)
  expect(await lettersTo(watcher)).toEqual([])
  pass(60)
  expect(await lettersTo(reader)).toHaveLength(1)
})

test('it is in the language of whom it is for', async () => {
  const { join, post } = await open(instant)
  const reader = await join({ locale: 'de' })
  await post('Autumn')
  pass(10)
  expect((await lettersTo(reader))[0]?.text).toContain('„Autumn“, von Chloe.')
})

test.each([
  ['is off', { mail: 'off' }],
  ['is once a day', { mail: 'daily' }],
] as const)('none is written where it %s', async (_, given) => {
  const { reader, post } = await open(given)
  await post('Autumn')
  pass(10)
  expect(await lettersTo(reader)).toEqual([])
})

type Opened = Awaited<ReturnType<typeof open>>
type World = Opened & Awaited<ReturnType<Opened['post']>>

test.each<[string, (world: World) => Promise<unknown>]>([
  [
    'it was taken back',
    ({ deliveryId }) =>
      db
        .updateTable('programDeliveries')
        .set({ recalledAt: app.clock.now })
        .where('id', '=', deliveryId)
        .execute(),
  ],
  [
    'it is not on air any more',
    ({ programId }) =>
      db.updateTable('programs').set({ state: 'archived' }).where('id', '=', programId).execute(),
  ],
  ['they have watched it', ({ reader, programId }) => view(reader, programId)],
  [
    'they follow the channel no more',
    ({ reader }) =>
      db
        .updateTable('channelSubscriptions')
        .set({ state: 'left' })
        .where('userId', '=', reader.userId)
        .execute(),
  ],
  [
    'they have left the customer',
    ({ reader }) =>
      db
        .updateTable('memberships')
        .set({ state: 'inactive' })
        .where('userId', '=', reader.userId)
        .execute(),
  ],
  [
    'the channel writes no letters any more',
    ({ channelId }) =>
      db.updateTable('channels').set({ mail: 'off' }).where('id', '=', channelId).execute(),
  ],
])('one that waits to leave is not sent once %s', async (_, change) => {
  const world = await open(instant)
  const posted = await world.post('Autumn')
  pass(10)
  await look()
  await change({ ...world, ...posted })
  await sendLetters(app)
  expect(await lettersTo(world.reader)).toEqual([])
})

test('what was sent for later is written about later', async () => {
  const { reader, post } = await open(instant)
  await post('Autumn', { deliveredAt: new Date(app.clock.now.getTime() + 3_600_000) })
  pass(60)
  expect(await lettersTo(reader)).toEqual([])
  pass(10)
  expect(await lettersTo(reader)).toHaveLength(1)
})

test('one press stops the letters of this channel alone, and its reader still follows it', async () => {
  const { reader, post, channelId, customerId } = await open(instant)
  await post('Autumn')
  pass(10)
  const [letter] = await lettersTo(reader)
  const link = /List-Unsubscribe: <([^>]+)>/.exec(letter?.headers ?? '')?.[1] ?? ''
  const path = new URL(link).pathname
  const seen = await app.server.inject({ url: path })
  expect(seen.body).toContain('what is sent to the channel “Studio hour”')
  const { body } = await app.server.inject({ method: 'POST', url: path })
  expect(body).toContain('You still follow it.')
  await post('Winter')
  pass(10)
  expect(await lettersTo(reader)).toHaveLength(1)
  const [row] = await db
    .selectFrom('channelSubscriptions')
    .select(['state', 'customerId'])
    .where('channelId', '=', channelId)
    .where('userId', '=', reader.userId)
    .execute()
  expect(row).toEqual({ state: 'active', customerId })
  await app.server.inject({ method: 'POST', url: `${path}/again` })
  await post('Spring')
  pass(10)
  expect(await lettersTo(reader)).toHaveLength(2)
})
