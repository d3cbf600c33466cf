// Programs that are sent to channels and people (reach.md 1 and 3).
import { expect, test } from 'vitest'
import { aPolicy } from '../../../support/approvals'
import { aChannel, aProgramOnAir, follow } from '../../../support/channels'
import { callAs } from '../../../support/world'
import { channelWorld, type Who } from './world'

const { app, people, open, outcome, db } = await channelWorld()

interface Sent {
  readonly deliveryId: string
  readonly channel?: { id: string }
  readonly person?: { id: string }
  readonly isScheduled: boolean
  readonly required: boolean
}

/** A creator sends what they may publish. */
async function ownProgram(who: Who): Promise<string> {
  const approvalPolicyId = await aPolicy(
    db,
    people.cm,
    [{ approvers: [people.cm.userId], rule: 'any' }],
    { ccPublish: true },
  )
  return aProgramOnAir(db, people[who], 'Ours', { approvalPolicyId })
}

const send = (who: Who, programId: string, given: object) =>
  outcome(people[who], 'deliverProgram', {
    programId,
    channelIds: [],
    userIds: [],
    required: false,
    ...given,
  })
const sentOf = (reply: unknown) => (reply as { deliveries: Sent[] }).deliveries
const listed = async (programId: string, who: Who = 'cm') =>
  sentOf((await outcome(people[who], 'listDeliveries', { programId })).reply)
const recall = (who: Who, deliveryId: string, isRecalled = true) =>
  outcome(people[who], 'recallDelivery', { deliveryId, isRecalled })

// Who posts: its owners, creators, or everybody who is in it.
test.each([
  ['open', 'owners', 'none', 'mayNotPost'],
  ['open', 'creators', 'none', 'ok'],
  ['open', 'members', 'none', 'ok'],
  ['request', 'creators', 'none', 'ok'],
  ['request', 'members', 'none', 'mayNotPost'],
  ['request', 'members', 'active', 'ok'],
  ['secret', 'creators', 'none', 'notFound'],
  ['secret', 'creators', 'active', 'ok'],
  ['secret', 'owners', 'active', 'mayNotPost'],
] as const)(
  'a creator sends to a channel that is %s, of %s, being %s: %s',
  async (access, posting, standing, code) => {
    const programId = await ownProgram('poster')
    const channelId = await aChannel(db, people.cm, { access, posting })
    if (standing === 'active') await follow(db, people.poster, channelId)
    expect((await send('poster', programId, { channelIds: [channelId] })).code).toBe(code)
  },
)

test('a program is sent to all of the channels and people, or to none', async () => {
  const programId = await aProgramOnAir(db, people.cm)
  const [one, archived] = [
    await aChannel(db, people.cm),
    await aChannel(db, people.cm, { name: 'Long ago', archivedAt: new Date() }),
  ]
  const all = { channelIds: [one, archived], userIds: [people.stranger.userId] }
  expect((await send('cm', programId, all)).code).toBe('channelArchived')
  const stranger = { channelIds: [one], userIds: [people.elsewhere.userId] }
  expect((await send('cm', programId, stranger)).code).toBe('malformedRequest')
  expect((await send('cm', programId, {})).code).toBe('malformedRequest')
  expect(await listed(programId)).toEqual([])
  const fine = { channelIds: [one, one], userIds: [people.stranger.userId] }
  expect(sentOf((await send('cm', programId, fine)).reply)).toHaveLength(2)
})

test('what may not be sent says which channel it is about', async () => {
  const programId = await ownProgram('poster')
  const channelId = await aChannel(db, people.cm, { name: 'Board' })
  const request = { programId, channelIds: [channelId], userIds: [], required: false }
  const { body } = await callAs(app, people.poster.session, 'deliverProgram', request)
  expect(body).toMatchObject({
    errorMessage: 'You may not send programs to “Board”. Nothing was sent.',
  })
})

test('only what is on air is sent', async () => {
  const { channelId, programId } = await open()
  await db
    .updateTable('programs')
    .set({ state: 'unpublished' })
    .where('id', '=', programId)
    .execute()
  expect((await send('cm', programId, { channelIds: [channelId] })).code).toBe('programNotOnAir')
  expect((await send('poster', programId, { channelIds: [channelId] })).code).toBe('notFound')
  expect((await send('stranger', programId, { channelIds: [channelId] })).code).toBe('forbidden')
})

test('sent twice it is one delivery, as it was said last; two who send at once send one', async () => {
  const programId = await aProgramOnAir(db, people.cm)
  const channelId = await aChannel(db, people.cm)
  const request = { channelIds: [channelId], userIds: [people.stranger.userId] }
  await Promise.all([send('cm', programId, request), send('cm', programId, request)])
  const first = await listed(programId)
  expect(first).toHaveLength(2)
  const again = sentOf((await send('cm', programId, { ...request, required: true })).reply)
  expect(again.map(({ deliveryId }) => deliveryId).toSorted()).toEqual(
    first.map(({ deliveryId }) => deliveryId).toSorted(),
  )
  expect(again.every(({ required }) => required)).toBe(true)
})

test('what was taken back is brought back as it was, or sent anew, but never twice', async () => {
  const programId = await aProgramOnAir(db, people.cm)
  const channelId = await aChannel(db, people.cm)
  const request = { channelIds: [channelId], required: true }
  const [sent] = sentOf((await send('cm', programId, request)).reply)
  await recall('cm', sent!.deliveryId)
  expect(await listed(programId)).toEqual([])
  await recall('cm', sent!.deliveryId, false)
  expect(await listed(programId)).toMatchObject([{ deliveryId: sent!.deliveryId, required: true }])
  await recall('cm', sent!.deliveryId)
  const [anew] = sentOf((await send('cm', programId, request)).reply)
  await recall('cm', sent!.deliveryId, false)
  expect(await listed(programId)).toMatchObject([{ deliveryId: anew!.deliveryId }])
})

test('what is ahead is seen by those who look after the channel alone', async () => {
  const { channelId } = await open()
  const programId = await aProgramOnAir(db, people.cm, 'Tomorrow')
  const deliverAt = new Date(Date.now() + 86_400_000).toISOString()
  const [sent] = sentOf((await send('cm', programId, { channelIds: [channelId], deliverAt })).reply)
  expect(sent).toMatchObject({ isScheduled: true, deliveredAt: deliverAt })
  const titles = async (who: Who) => {
    const { reply } = await outcome(people[who], 'listPosts', { channelId })
    return (reply as { posts: { program: { name: string } }[] }).posts.map(
      (post) => post.program.name,
    )
  }
  expect(await titles('owner')).toEqual(['Tomorrow', 'A program'])
  expect(await titles('subscriber')).toEqual(['A program'])
  const dueAt = new Date(Date.now() + 3_600_000).toISOString()
  const early = { channelIds: [channelId], deliverAt, required: true, dueAt }
  expect((await send('cm', programId, early)).code).toBe('dueTooEarly')
})

test('pinned posts come first, and there are at most five', async () => {
  const { channelId } = await open()
  const ids: string[] = []
  for (let n = 0; n < 6; n += 1) {
    const programId = await aProgramOnAir(db, people.cm, `Program ${n}`)
    const sent = sentOf((await send('cm', programId, { channelIds: [channelId] })).reply)
    ids.push(sent[0]!.deliveryId)
  }
  const pin = (deliveryId: string, isPinned = true) =>
    outcome(people.owner, 'pinPost', { deliveryId, isPinned })
  for (const id of ids.slice(0, 4)) expect((await pin(id)).code).toBe('ok')
  const both = await Promise.all(ids.slice(4).map((id) => pin(id)))
  expect(both.map(({ code }) => code).toSorted()).toEqual(['ok', 'tooManyPins'])
  const { reply } = await outcome(people.subscriber, 'listPosts', { channelId, limit: 5 })
  const { posts, next } = reply as { posts: { isPinned: boolean }[]; next: string }
  expect(posts.map(({ isPinned }) => isPinned)).toEqual(Array.from({ length: 5 }, () => true))
  const rest = await outcome(people.subscriber, 'listPosts', { channelId, after: next })
  expect((rest.reply as { posts: object[] }).posts).toHaveLength(2)
  expect((await pin(ids[0]!, false)).code).toBe('ok')
})

test('whoever sent something takes it back, others who look after neither do not', async () => {
  const programId = await ownProgram('poster')
  const channelId = await aChannel(db, people.cm, {
    posting: 'creators',
    owners: [people.owner.userId],
  })
  const request = { channelIds: [channelId], userIds: [people.stranger.userId] }
  const sent = sentOf((await send('poster', programId, request)).reply)
  const toChannel = sent.find(({ channel }) => channel)!.deliveryId
  const toPerson = sent.find(({ person }) => person)!.deliveryId
  const codes: string[] = []
  for (const who of ['stranger', 'owner', 'poster', 'cm', 'elsewhere'] as const)
    codes.push(
      `${who} ${(await recall(who, toChannel)).code} ${(await recall(who, toPerson)).code}`,
    )
  expect(codes).toEqual([
    'stranger forbidden notFound',
    'owner ok notFound',
    'poster ok ok',
    'cm ok ok',
    'elsewhere notFound notFound',
  ])
})

test('who sent a program sees where, but no secret channel that they do not see', async () => {
  const programId = await ownProgram('poster')
  const secret = await aChannel(db, people.cm, { access: 'secret' })
  await send('cm', programId, { channelIds: [secret] })
  expect(await listed(programId)).toHaveLength(1)
  expect(await listed(programId, 'poster')).toEqual([])
})

test('everybody views a version again only where that was asked for', async () => {
  const programId = await aProgramOnAir(db, people.cm)
  const request = { userIds: [people.stranger.userId] }
  const wanted = async () =>
    (
      await db
        .selectFrom('programs')
        .select('viewAgainVersionNo')
        .where('id', '=', programId)
        .executeTakeFirstOrThrow()
    ).viewAgainVersionNo
  await send('cm', programId, request)
  expect(await wanted()).toBe(null)
  await send('cm', programId, { ...request, viewAgain: true })
  expect(await wanted()).toBe(1)
})
