// What becomes of what guests sent, over HTTP: by whoever decides, and nobody else (work.md 2, 6).
import { ulid } from 'ulid'
import { describe, expect, test } from 'vitest'
import type { ListCrowdSubmissionsRow } from '../../../../generated/facts/features/crowd'
import type { ServedCallId } from '../../../../generated/wiring/calls'
import { submissionStates, type SubmissionState } from '../../../../src/features/crowd/submission'
import { shotThreads } from '../../../../src/features/tasks/server'
import { insertAsset } from '../../../support/clips'
import { aConsent } from '../../../support/consents'
import { aShot, aStoryboard } from '../../../support/work'
import { crowdWorld, prompt } from './world'

const world = await crowdWorld()
const { db, customerId, formId, people, outcome, act, aRequest, countOf } = world
const { mira, adrian, chloe, elsewhere } = people
const at = new Date('2026-11-20T08:00:00Z')

interface Given {
  readonly reviewers?: readonly string[]
  readonly shotId?: string
  readonly assetState?: 'ready' | 'playable' | 'failed' | 'uploaded'
}

const answerStates: Partial<
  Record<SubmissionState, 'submitted' | 'accepted' | 'retake' | 'rejected'>
> = { submitted: 'submitted', retake_requested: 'retake', rejected: 'rejected' }

/** Sent by a guest who has agreed, to a request of Mira. */
async function aSubmission(state: SubmissionState, given: Given = {}) {
  const { reviewers = [], shotId, assetState = 'ready' } = given
  const request = await aRequest({
    reviewers,
    prompts: [prompt({ ...(shotId !== undefined && { shotId }) })],
  })
  const submissionId = ulid()
  await db
    .insertInto('crowdSubmissions')
    .values({
      id: submissionId,
      customerId,
      requestId: request.requestId,
      guestName: 'Dana Whitfield',
      state,
      submittedAt: at,
      createdAt: at,
      updatedAt: at,
    })
    .execute()
  const { consentId } = await aConsent(db, mira, { formId, submissionId })
  const assetId = await insertAsset(db, mira, { state: assetState })
  await db
    .insertInto('crowdAnswers')
    .values({
      id: ulid(),
      customerId,
      submissionId,
      promptId: request.prompts[0]!.promptId!,
      assetId,
      state: answerStates[state] ?? 'submitted',
      createdAt: at,
    })
    .execute()
  return { submissionId, consentId, assetId, requestId: request.requestId }
}

async function rowsOf(who: typeof mira, request: object) {
  const { reply } = await outcome(who, 'listCrowdSubmissions', request)
  return (reply as { rows: ListCrowdSubmissionsRow[] }).rows
}
const rowOf = async (id: string, who = mira) => (await rowsOf(who, { ids: [id] }))[0]

const values: Partial<Record<ServedCallId, object>> = {
  requestCrowdRetakes: { chips: ['tooQuiet'], retakeWords: 'Closer, please.' },
}
const calls = {
  acceptCrowdSubmissions: { from: ['submitted'], to: 'accepted' },
  requestCrowdRetakes: { from: ['submitted'], to: 'retake_requested' },
  rejectCrowdSubmissions: { from: ['submitted'], to: 'rejected' },
  reconsiderCrowdSubmissions: { from: ['accepted', 'rejected'], to: 'submitted' },
} as const satisfies Partial<
  Record<ServedCallId, { from: readonly SubmissionState[]; to: SubmissionState }>
>
const callIds = Object.keys(calls) as (keyof typeof calls)[]

describe.each(submissionStates)('what is %s', (state) => {
  test.each(callIds)('answers %s as the table says', async (call) => {
    const { submissionId } = await aSubmission(state)
    const leads = (calls[call].from as readonly SubmissionState[]).includes(state)
    expect(await act(mira, call, submissionId, values[call])).toBe(leads ? 'ok' : 'forbidden')
    expect((await rowOf(submissionId))?.state).toBe(leads ? calls[call].to : state)
  })
})

test.each(callIds)('%s is for those who decide alone', async (call) => {
  const { submissionId } = await aSubmission(calls[call].from[0], { reviewers: [adrian.userId] })
  expect(await act(mira, call, submissionId, values[call])).toBe('forbidden')
  expect(await act(chloe, call, submissionId, values[call])).toBe('forbidden')
  expect(await act(elsewhere, call, submissionId, values[call])).toBe('notFound')
  expect(await act(adrian, call, submissionId, values[call])).toBe('ok')
})

test('films are given to those who decide, and to all managers once they are accepted', async () => {
  const { submissionId } = await aSubmission('submitted', { reviewers: [adrian.userId] })
  const filmsFor = async (who: typeof mira) =>
    (await rowOf(submissionId, who))?.answers.map(({ sources }) => sources.length)
  expect(await filmsFor(mira)).toEqual([0])
  expect(await filmsFor(adrian)).toEqual([1])
  expect(await act(adrian, 'acceptCrowdSubmissions', submissionId)).toBe('ok')
  expect(await filmsFor(mira)).toEqual([1])
})

test('what was withdrawn is shown to nobody', async () => {
  const { submissionId } = await aSubmission('withdrawn')
  const row = await rowOf(submissionId)
  expect(row).toMatchObject({ state: 'withdrawn', may: [] })
  expect(row?.answers.flatMap(({ sources }) => sources)).toEqual([])
  expect(row?.posterUrl).toBeUndefined()
})

test('an accepted answer is a clip of whoever accepts it, which stands on its consent', async () => {
  const { submissionId, consentId, assetId } = await aSubmission('submitted')
  expect(await act(adrian, 'acceptCrowdSubmissions', submissionId)).toBe('ok')
  const clips = await db
    .selectFrom('footageClips')
    .select(['id', 'ownerUserId', 'consentId', 'title', 'otherPeople'])
    .where('assetId', '=', assetId)
    .execute()
  expect(clips).toEqual([
    {
      id: (await rowOf(submissionId))?.answers[0]?.clipId,
      ownerUserId: adrian.userId,
      consentId,
      title: 'Dana Whitfield: What surprised you in your first week?',
      otherPeople: ['Dana Whitfield'],
    },
  ])
})

test('the shot that was asked for has the clip; taken back it is free again', async () => {
  const storyboardId = await aStoryboard(db, mira)
  const { shotId } = await aShot(db, mira, { storyboardId, title: 'The desk' })
  const { submissionId } = await aSubmission('submitted', { shotId })
  const threadOf = async () => (await shotThreads(db, customerId, [shotId])).get(shotId)
  expect(await act(mira, 'acceptCrowdSubmissions', submissionId)).toBe('ok')
  const clipId = (await rowOf(submissionId))?.answers[0]?.clipId
  expect(await threadOf()).toMatchObject({ state: 'accepted', clip: { id: clipId } })
  const second = await aSubmission('submitted', { shotId })
  expect(await act(mira, 'acceptCrowdSubmissions', second.submissionId)).toBe('ok')
  expect(await threadOf()).toMatchObject({ state: 'accepted', clip: { id: clipId } })
  expect(await act(mira, 'reconsiderCrowdSubmissions', submissionId)).toBe('ok')
  expect(await threadOf()).toBeUndefined()
})

test('taking an acceptance back takes the clip out of Footage, and its film stays', async () => {
  const { submissionId, assetId } = await aSubmission('submitted')
  await act(mira, 'acceptCrowdSubmissions', submissionId)
  expect(await act(mira, 'reconsiderCrowdSubmissions', submissionId)).toBe('ok')
  const clips = await db
    .selectFrom('footageClips')
    .select('id')
    .where('assetId', '=', assetId)
    .execute()
  expect(clips).toEqual([])
  expect(await rowOf(submissionId)).toMatchObject({
    state: 'submitted',
    answers: [{ film: 'ready' }],
  })
})

test.each(['failed', 'uploaded'] as const)(
  'what is %s cannot be accepted, and a retake can be asked for',
  async (assetState) => {
    const { submissionId } = await aSubmission('submitted', { assetState })
    expect(await act(mira, 'acceptCrowdSubmissions', submissionId)).toBe('answersUnready')
    expect(
      await act(mira, 'requestCrowdRetakes', submissionId, {
        chips: null,
        retakeWords: 'Once more, please.',
      }),
    ).toBe('ok')
  },
)

test('nothing is accepted without a standing consent', async () => {
  const { submissionId, consentId } = await aSubmission('submitted')
  await db
    .updateTable('consents')
    .set({ endedAt: at, endedBy: 'staff' })
    .where('id', '=', consentId)
    .execute()
  expect(await act(mira, 'acceptCrowdSubmissions', submissionId)).toBe('consentMissing')
})

test('a retake says what should change', async () => {
  const { submissionId } = await aSubmission('submitted')
  expect(
    await act(mira, 'requestCrowdRetakes', submissionId, { chips: [], retakeWords: ' ' }),
  ).toBe('sayWhy')
  await act(mira, 'requestCrowdRetakes', submissionId, {
    chips: ['noise', 'noise'],
    retakeWords: null,
  })
  expect(await rowOf(submissionId)).toMatchObject({ chips: ['noise'] })
})

test('of those who decide at once one does', async () => {
  const { submissionId } = await aSubmission('submitted')
  const codes = await Promise.all([
    act(mira, 'acceptCrowdSubmissions', submissionId),
    act(adrian, 'acceptCrowdSubmissions', submissionId),
    act(adrian, 'rejectCrowdSubmissions', submissionId),
    act(mira, 'requestCrowdRetakes', submissionId, { chips: ['noise'], retakeWords: null }),
  ])
  expect(codes.filter((code) => code === 'ok')).toHaveLength(1)
  expect(codes.filter((code) => code === 'forbidden')).toHaveLength(3)
})

test('the count is the length of the list of what waits', async () => {
  const waiting = { filters: [{ field: 'waitsForMe', op: 'is', value: 'true' }] }
  await aSubmission('submitted', { reviewers: [adrian.userId] })
  await aSubmission('submitted', { reviewers: [mira.userId] })
  await aSubmission('submitted')
  for (const who of [mira, adrian])
    expect(await countOf(who)).toBe((await rowsOf(who, waiting)).length)
  expect(await countOf(chloe)).toBe(0)
})
