import type { GuestContext, Handler } from '../../../server/context'
import { failure, notFound } from '../../../server/errors'
import { requireConsent } from '../../consent/server'
import { tellSubmitted } from '../../crowd/server'
import { forgetTake, keepTake } from '../../media/server'
import { requireJoined, type Joined } from './admit'
import { viewOf } from './guestView'
import { moveGuest } from './moveGuest'
import {
  findAnswers,
  findPrompts,
  findRequest,
  lockSubmission,
  requireDoor,
  type FoundAnswer,
} from './queries'

type Given = Parameters<Handler<'submitAnswers'>>[0]['answers'][number]

/** What has arrived is sent, and nothing else is left behind. */
export const submitAnswers: Handler<'submitAnswers'> = async ({ answers }, context) => {
  const { db, now } = context
  const joined = requireJoined(context)
  const submission = await lockSubmission(db, joined)
  const rows = await findAnswers(db, joined)
  const chosen = answers.map((given) => ({ given, row: rowOf(rows, given) }))
  // Asked again after an answer that was lost.
  if (submission.state === 'submitted' && chosen.every(({ row }) => row.state === 'submitted'))
    return viewOf(context)
  await requireConsent(db, joined)
  const request = await findRequest(db, joined)
  await requireDoor(db, request, submission, now)
  await moveGuest(submission, 'submit', { submittedAt: now }, context)
  await requireAll(
    chosen.map(({ row }) => row),
    rows,
    joined,
    context,
  )
  for (const { given, row } of chosen) await send(given, row, joined, context)
  const sent = new Set(chosen.map(({ row }) => row.id))
  for (const { id, takeId, state } of rows)
    if (state === 'recorded' && !sent.has(id) && takeId !== null)
      await forgetTake(takeId, joined, context)
  await tellSubmitted(
    { ...submission, submissionId: joined.submissionId, title: request.title },
    { ...context, member: { customerId: joined.customerId } },
  )
  return viewOf(context)
}

function rowOf(rows: readonly FoundAnswer[], { takeId }: Given): FoundAnswer {
  const row = rows.find((each) => each.takeId === takeId)
  if (!row) throw notFound()
  return row
}

/** One for each prompt that has to be answered, each of them here. In another try earlier ones stand. */
async function requireAll(
  chosen: readonly FoundAnswer[],
  rows: readonly FoundAnswer[],
  { requestId }: Joined,
  { db }: GuestContext,
): Promise<void> {
  if (chosen.some(({ uploadState }) => uploadState !== 'done' && uploadState !== 'assembling'))
    throw failure('answersComing')
  if (new Set(chosen.map(({ promptId }) => promptId)).size < chosen.length)
    throw failure('answersTwice')
  const standing = rows.filter(({ state }) => state !== 'recorded')
  const answered = new Set([...chosen, ...standing].map(({ promptId }) => promptId))
  const missing = (await findPrompts(db, requestId)).find(
    ({ id, isRequired }) => isRequired && !answered.has(id),
  )
  if (missing) throw failure('answerMissing', { question: missing.text })
}

async function send(
  { takeId, durationMs }: Given,
  { id, state, promptId }: FoundAnswer,
  joined: Joined,
  context: GuestContext,
): Promise<void> {
  if (state !== 'recorded') return
  const { db, now } = context
  const prompts = await findPrompts(db, joined.requestId)
  const title = prompts.find((prompt) => prompt.id === promptId)?.text ?? takeId
  await keepTake({ takeId, title, durationMs }, joined, context)
  await db
    .updateTable('crowdAnswers')
    .set({ state: 'submitted', submittedAt: now })
    .where('id', '=', id)
    .execute()
}
