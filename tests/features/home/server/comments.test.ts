// What those who watch a program say about it (reach.md 2): little, and never among what the team says.
import type { ListNotificationsResponse } from '../../../../generated/facts/features/notifications'
import { ulid } from 'ulid'
import { expect, test } from 'vitest'
import type { ListCommentsResponse } from '../../../../generated/facts/features/approvals'
import type {
  AudienceComment,
  ListAudienceCommentsResponse,
} from '../../../../generated/facts/features/home'
import type { RoleId } from '../../../../generated/facts/roles'
import { aChannel, deliver, follow } from '../../../support/channels'
import { ask } from '../../../support/mediaApp'
import { aMember } from '../../../support/people'
import { anAiredProgram } from '../../../support/work'
import { aCustomer, callAs, freshApp, signIn } from '../../../support/world'

const app = await freshApp()
const { db } = app.database
const customerId = await aCustomer(db)
async function join(role: RoleId) {
  const member = await aMember(db, { roles: [role], customerId })
  return { member, session: await signIn(app, member) }
}
const [owner, manager, mira, victor, stranger] = [
  await join('cc'),
  await join('cm'),
  await join('viewer'),
  await join('viewer'),
  await join('viewer'),
]
type Person = typeof mira

/** Sent to two people. */
async function aTalk(): Promise<string> {
  const programId = await anAiredProgram(db, owner.member)
  for (const { member } of [mira, victor]) await deliver(db, member, programId, member)
  return programId
}

const say = (person: Person, programId: string, given: object = {}) =>
  ask<AudienceComment>(app, person, 'addAudienceComment', {
    programId,
    commentId: ulid(),
    body: 'Well said.',
    ...given,
  })
const read = async (person: Person, programId: string) =>
  (await ask<ListAudienceCommentsResponse>(app, person, 'listAudienceComments', { programId }))
    .comments
async function refusal(person: Person, call: AudienceCall, request: object) {
  const { body } = await callAs(app, person.session, call, request as never)
  return (body as { errorCode?: unknown }).errorCode
}
type AudienceCall =
  | 'addAudienceComment'
  | 'editAudienceComment'
  | 'removeAudienceComment'
  | 'reportAudienceComment'
  | 'listAudienceComments'

test('the latest stand first, each with its answers, which have none of their own', async () => {
  const programId = await aTalk()
  const first = await say(mira, programId, { body: 'First', fromMs: 4_000 })
  const answer = await say(victor, programId, { body: 'Answer', parentId: first.commentId })
  await say(mira, programId, { body: 'To the answer', parentId: answer.commentId })
  await say(victor, programId, { body: 'Last' })
  const comments = await read(mira, programId)
  expect(comments.map(({ body, parentId }) => [body, parentId])).toEqual([
    ['Last', undefined],
    ['First', undefined],
    ['Answer', first.commentId],
    ['To the answer', first.commentId],
  ])
  expect(comments[1]).toMatchObject({ fromMs: 4_000, isMine: true, mayEdit: true })
})

test('the team does not read them among its own, nor those who watch what the team says', async () => {
  const programId = await aTalk()
  const { publishedVersionId } = await db
    .selectFrom('programs')
    .select('publishedVersionId')
    .where('id', '=', programId)
    .executeTakeFirstOrThrow()
  const team = { programId, versionId: publishedVersionId, commentId: ulid(), body: 'Cut it.' }
  await ask(app, owner, 'addComment', team)
  const { commentId } = await say(mira, programId)
  const own = await ask<ListCommentsResponse>(app, owner, 'listComments', { programId })
  expect(own.comments.map(({ body }) => body)).toEqual(['Cut it.'])
  expect((await read(owner, programId)).map(({ body }) => body)).toEqual(['Well said.'])
  const { commentId: secret } = team
  expect(
    await refusal(mira, 'addAudienceComment', {
      programId,
      commentId: ulid(),
      body: 'So?',
      parentId: secret,
    }),
  ).toBe('notFound')
  expect(await refusal(mira, 'reportAudienceComment', { programId, commentId: secret })).toBe(
    'notFound',
  )
  const { body } = await callAs(app, owner.session, 'removeComment', { programId, commentId })
  expect((body as { errorCode?: unknown }).errorCode).toBe('notFound')
})

test('sent twice it is said once, and nobody takes its name', async () => {
  const programId = await aTalk()
  const commentId = ulid()
  await say(mira, programId, { commentId })
  await say(mira, programId, { commentId })
  expect(await read(mira, programId)).toHaveLength(1)
  const taken = { programId, commentId, body: 'Mine.' }
  expect(await refusal(victor, 'addAudienceComment', taken)).toBe('changedMeanwhile')
  const empty = { programId, commentId: ulid(), body: '  ' }
  expect(await refusal(mira, 'addAudienceComment', empty)).toBe('malformedRequest')
})

test('its author says it otherwise for 15 minutes, others never', async () => {
  const programId = await aTalk()
  const { commentId, rev } = await say(mira, programId)
  const change = { programId, commentId, rev, body: 'Better said.' }
  expect(await refusal(victor, 'editAudienceComment', change)).toBe('forbidden')
  expect(await refusal(manager, 'editAudienceComment', change)).toBe('forbidden')
  expect(await ask(app, mira, 'editAudienceComment', change)).toMatchObject({
    body: 'Better said.',
    isEdited: true,
  })
  expect(await refusal(mira, 'editAudienceComment', change)).toBe('changedMeanwhile')
  const createdAt = new Date(app.clock.now.getTime() - 15 * 60_000 - 1)
  await db.updateTable('reviewComments').set({ createdAt }).where('id', '=', commentId).execute()
  expect(await refusal(mira, 'editAudienceComment', { ...change, rev: 2 })).toBe('editTooLate')
})

test.each([
  { who: 'its author', person: mira, may: true },
  { who: 'the owner of the program', person: owner, may: true },
  { who: 'a campaign manager', person: manager, may: true },
  { who: 'others', person: victor, may: false },
])('it is taken away by $who: $may', async ({ person, may }) => {
  const programId = await aTalk()
  const { commentId } = await say(mira, programId)
  expect(await refusal(person, 'removeAudienceComment', { programId, commentId })).toBe(
    may ? undefined : 'forbidden',
  )
  expect(await read(mira, programId)).toHaveLength(may ? 0 : 1)
})

test('whoever reports one is counted once, for those who may take it away', async () => {
  const programId = await aTalk()
  const { commentId } = await say(mira, programId)
  const report = (person: Person) =>
    ask<AudienceComment>(app, person, 'reportAudienceComment', { programId, commentId })
  await report(victor)
  const again = await report(victor)
  expect(again).toMatchObject({ isReported: true })
  expect(again.reports).toBeUndefined()
  expect((await read(owner, programId))[0]).toMatchObject({ reports: 1, isReported: false })
})

test('whose program it is hears of each comment of others, and whoever is answered of the answer', async () => {
  const programId = await aTalk()
  const heard = async (person: Person) => {
    const { items } = await ask<ListNotificationsResponse>(app, person, 'listNotifications', {})
    return items
      .filter(({ subject }) => subject['programId'] === programId)
      .map(({ kind, count, params }) => ({ kind, count, by: params['by'] }))
  }
  const first = await say(mira, programId)
  const answer = await say(victor, programId, { parentId: first.commentId })
  await say(owner, programId)
  const kind = 'viewerCommented'
  expect(await heard(owner)).toEqual([{ kind, count: 2, by: answer.author.name }])
  expect(await heard(mira)).toEqual([{ kind, count: 1, by: answer.author.name }])
})

test('whose program it is is told of each comment that is reported, once', async () => {
  const programId = await aTalk()
  const [one, other] = [await say(mira, programId), await say(mira, programId)]
  await ask(app, owner, 'markNotificationsRead', {})
  for (const { commentId } of [one, one, other])
    await ask(app, victor, 'reportAudienceComment', { programId, commentId })
  const { items } = await ask<ListNotificationsResponse>(app, owner, 'listNotifications', {})
  expect(items.filter(({ isRead }) => !isRead)).toMatchObject([
    { kind: 'commentReported', subject: { programId }, count: 2 },
  ])
})

test('who may not watch the program reads and says nothing', async () => {
  const programId = await aTalk()
  const { commentId } = await say(mira, programId)
  const about = { programId, commentId, body: 'Me too.', rev: 1 }
  for (const call of [
    'listAudienceComments',
    'addAudienceComment',
    'editAudienceComment',
    'removeAudienceComment',
    'reportAudienceComment',
  ] as const) {
    const { programId: id, commentId: comment, body, rev } = about
    const request = {
      listAudienceComments: { programId: id },
      addAudienceComment: { programId: id, commentId: ulid(), body },
      editAudienceComment: { programId: id, commentId: comment, body, rev },
      removeAudienceComment: { programId: id, commentId: comment },
      reportAudienceComment: { programId: id, commentId: comment },
    }[call]
    expect([call, await refusal(stranger, call, request)]).toEqual([call, 'notFound'])
  }
})

test('a channel may switch them off for those who have it from there alone', async () => {
  const programId = await anAiredProgram(db, owner.member)
  const channelId = await aChannel(db, owner.member, { hasComments: false })
  await follow(db, mira.member, channelId)
  await deliver(db, owner.member, programId, { channelId })
  const said = { programId, commentId: ulid(), body: 'Hello?' }
  expect(await refusal(mira, 'addAudienceComment', said)).toBe('forbidden')
  await say(owner, programId)
  await deliver(db, mira.member, programId, mira.member)
  await say(mira, programId)
})
