// What is said about versions of programs (programs.md 8).
import { ulid } from 'ulid'
import { expect, test } from 'vitest'
import type {
  GetVersionTimelineResponse,
  ListCommentsResponse,
  ReviewComment,
} from '../../../../generated/facts/features/approvals'
import { aVersion, emptyTimeline } from '../../../support/approvals'
import { keptLetters, sendLetters } from '../../../support/letters'
import { ask } from '../../../support/mediaApp'
import { aMember } from '../../../support/people'
import { aProgram } from '../../../support/work'
import { aCustomer, callAs, freshApp, signIn } from '../../../support/world'

const app = await freshApp()
const { db } = app.database
const customerId = await aCustomer(db)
const join = async (role: 'cm' | 'cc') => {
  const member = await aMember(db, { customerId, roles: [role] })
  return { member, session: await signIn(app, member) }
}
const [owner, mira, stranger] = [await join('cc'), await join('cm'), await join('cc')]
type Person = typeof mira

async function aReview() {
  const programId = await aProgram(db, owner.member)
  return { programId, versionId: await aVersion(db, owner.member, programId) }
}
type Review = Awaited<ReturnType<typeof aReview>>

const say = (person: Person, review: Review, given: object = {}) =>
  ask<ReviewComment>(app, person, 'addComment', {
    ...review,
    commentId: ulid(),
    body: 'Shorter.',
    ...given,
  })
const read = async (person: Person, { programId }: Review) =>
  (await ask<ListCommentsResponse>(app, person, 'listComments', { programId })).comments

type Call = 'addComment' | 'editComment' | 'removeComment' | 'listComments'
async function refusal(person: Person, call: Call, request: object) {
  const { body } = await callAs(app, person.session, call, request as never)
  return (body as { errorCode?: unknown }).errorCode
}

const box = { kind: 'box' as const, colour: 1, points: [0.1, 0.2, 0.5, 0.6] }

test('comments stand by their moment, with what was drawn and whom they name', async () => {
  const review = await aReview()
  await say(mira, review, { fromMs: 4_000, toMs: 6_000, body: 'Later.' })
  const mentions = [owner.member.userId]
  const first = await say(mira, review, { fromMs: 500, drawing: [box], mentions })
  const answer = await say(owner, review, { parentId: first.commentId, body: 'Done.' })
  const comments = await read(owner, review)
  expect(comments.map(({ body }) => body)).toEqual(['Done.', 'Shorter.', 'Later.'])
  expect(comments[1]).toMatchObject({
    versionNo: 1,
    fromMs: 500,
    drawing: [box],
    mentions: [{ id: owner.member.userId }],
    isMine: false,
  })
  expect(answer).toMatchObject({ parentId: first.commentId, isMine: true, mayEdit: true })
})

test('what is sent twice is said once', async () => {
  const review = await aReview()
  const commentId = ulid()
  await say(mira, review, { commentId })
  await say(mira, review, { commentId })
  expect(await refusal(mira, 'addComment', { ...review, commentId, body: 'Otherwise.' })).toBe(
    'changedMeanwhile',
  )
  expect(await read(mira, review)).toMatchObject([{ commentId, body: 'Shorter.' }])
})

test('whoever is named is written to, once they see the program', async () => {
  const review = await aReview()
  const mentions = [owner, mira, stranger].map(({ member }) => member.userId)
  const { commentId } = await say(mira, review, { mentions, body: 'Look at this.' })
  await sendLetters(app)
  const letters = (await keptLetters(app)).filter(({ params }) => params['commentId'] === commentId)
  expect(letters).toMatchObject([{ kind: 'approvals.named', userId: owner.member.userId }])
  expect(letters[0]?.bodyText).toContain('Look at this.')
  expect(letters[0]?.bodyText).toContain(`/myprograms/review/${review.programId}`)
})

test('its author says it otherwise for 15 minutes, others never', async () => {
  const review = await aReview()
  const { programId } = review
  const { commentId, rev } = await say(mira, review)
  const edit = { programId, commentId, rev, body: 'Longer.' }
  expect(await refusal(owner, 'editComment', edit)).toBe('forbidden')
  const edited = await ask<ReviewComment>(app, mira, 'editComment', edit)
  expect(edited).toMatchObject({ body: 'Longer.', isEdited: true, rev: 2 })
  expect(await refusal(mira, 'editComment', edit)).toBe('changedMeanwhile')
  const createdAt = new Date(app.clock.now.getTime() - 15 * 60_000 - 1)
  await db.updateTable('reviewComments').set({ createdAt }).where('id', '=', commentId).execute()
  expect(await refusal(mira, 'editComment', { ...edit, rev: 2 })).toBe('editTooLate')
  expect(await refusal(owner, 'removeComment', { programId, commentId })).toBe('forbidden')
  await ask(app, mira, 'removeComment', { programId, commentId })
  expect(await read(mira, review)).toEqual([])
})

test('whoever sees the program marks a comment as done, and as open again', async () => {
  const review = await aReview()
  const { commentId } = await say(mira, review)
  const { programId } = review
  const done = { programId, commentId, isResolved: true }
  expect(await ask<ReviewComment>(app, owner, 'resolveComment', done)).toMatchObject({
    resolvedBy: { id: owner.member.userId },
  })
  const open = { programId, commentId, isResolved: false }
  expect(await ask<ReviewComment>(app, mira, 'resolveComment', open)).not.toHaveProperty(
    'resolvedBy',
  )
})

test('who does not see the program reads and says nothing', async () => {
  const review = await aReview()
  const { programId } = review
  expect(await refusal(stranger, 'listComments', { programId })).toBe('notFound')
  const comment = { ...review, commentId: ulid(), body: 'Hello.' }
  expect(await refusal(stranger, 'addComment', comment)).toBe('notFound')
})

test.each([
  ['of nothing', { body: '   ' }],
  ['that ends before it begins', { fromMs: 500, toMs: 400 }],
  ['with half a point', { drawing: [{ ...box, points: [0.1, 0.2, 0.3, 0.4, 0.5] }] }],
  ['that names a stranger', { mentions: ['nobody'] }],
])('a comment %s is refused', async (_, given) => {
  const request = { ...(await aReview()), commentId: ulid(), body: 'Shorter.', ...given }
  expect(await refusal(mira, 'addComment', request)).toBe('malformedRequest')
})

test('how a version was built is read by whoever sees the program', async () => {
  const review = await aReview()
  const built = await ask<GetVersionTimelineResponse>(app, owner, 'getVersionTimeline', review)
  expect(built.timeline).toEqual(emptyTimeline)
})
