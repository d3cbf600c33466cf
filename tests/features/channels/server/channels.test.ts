// Channels as those who look after them make and change them.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { mostChannels } from '../../../../src/features/channels/channel'
import { channelWorld, type Who } from './world'

const { people, open, outcome, db, customerId } = await channelWorld()

const usual = { access: 'open', posting: 'owners', backfill: 'none' }
const add = (values: object, who: Who = 'cm') =>
  outcome(people[who], 'addChannel', { values: { ...usual, ...values } })

test('whoever makes a channel owns it, unless others are named', async () => {
  expect((await add({ name: 'Mine' })).reply).toMatchObject({
    name: 'Mine',
    owners: [{ id: people.cm.userId }],
    subscribers: 0,
    state: 'active',
    may: ['edit', 'editOwners', 'archive', 'letIn', 'pin'],
  })
  const owners = [people.owner.userId, people.other.userId]
  const { reply } = await add({ name: 'Theirs', owners })
  expect((reply as { owners: { id: string }[] }).owners.map(({ id }) => id).toSorted()).toEqual(
    owners.toSorted(),
  )
})

test('letters are off and posts stay until its settings say otherwise', async () => {
  const { reply } = await add({ name: 'Letters' })
  const { channelId, rev } = reply as { channelId: string; rev: number }
  expect(reply).toMatchObject({ mail: 'off' })
  expect(reply).not.toHaveProperty('defaultExpiryDays')
  const values = { mail: 'daily', defaultExpiryDays: 30 }
  const changed = await outcome(people.cm, 'updateChannel', { channelId, rev, values })
  expect(changed.reply).toMatchObject(values)
  const none = { channelId, rev: rev + 1, values: { defaultExpiryDays: null } }
  expect((await outcome(people.cm, 'updateChannel', none)).reply).not.toHaveProperty(
    'defaultExpiryDays',
  )
})

test.each([
  ['a name that is there', { name: 'TWICE' }, 'nameTaken'],
  ['a name of blanks', { name: '  ' }, 'titleEmpty'],
  ['a chat channel that is there', { name: 'Other', chatChannelId: 'C1' }, 'chatChannelTaken'],
  [
    'an owner of another customer',
    { name: 'Other', owners: [people.elsewhere.userId] },
    'malformedRequest',
  ],
  [
    'a picture that is not kept',
    { name: 'Other', pictureUrl: '/pictures/none.webp' },
    'pictureGone',
  ],
] as const)('%s is refused', async (_, values, code) => {
  await add({ name: 'Twice', chatChannelId: 'C1' })
  expect((await add(values)).code).toBe(code)
})

test('only campaign managers make channels', async () => {
  for (const who of ['owner', 'poster', 'other', 'stranger'] as const)
    expect((await add({ name: who }, who)).code).toBe('forbidden')
})

test('there is always an owner', async () => {
  const { channelId } = await open()
  const change = { channelId, rev: 1, values: { owners: [] } }
  expect(['channelNeedsOwner', 'malformedRequest']).toContain(
    (await outcome(people.cm, 'updateChannel', change)).code,
  )
})

test('it tells who follows it, who asks, and what can be watched', async () => {
  const { channelId, programId } = await open()
  const { reply } = await outcome(people.cm, 'listChannels', { ids: [channelId] })
  const at = new Date('2026-02-01T00:00:00Z').toISOString()
  expect(reply).toMatchObject({ rows: [{ subscribers: 1, asked: 1, programs: 1, lastPostAt: at }] })
  await db
    .updateTable('programs')
    .set({ state: 'unpublished' })
    .where('id', '=', programId)
    .execute()
  const { reply: later } = await outcome(people.cm, 'listChannels', { ids: [channelId] })
  expect((later as { rows: object[] }).rows[0]).toMatchObject({ programs: 0 })
  expect((later as { rows: object[] }).rows[0]).not.toHaveProperty('lastPostAt')
})

test('a customer has no more channels than there can be', async () => {
  await sql`insert into channels (id, customer_id, name, created_at, updated_at)
    select '01J' || lpad(n::text, 23, '0'), ${customerId}, 'Channel ' || n, now(), now()
    from generate_series(1, ${mostChannels}::int) n`.execute(db)
  expect((await add({ name: 'One more' })).code).toBe('tooManyChannels')
  await sql`delete from channels where id like '01J0000%'`.execute(db)
  expect((await add({ name: 'One more' })).code).toBe('ok')
})
