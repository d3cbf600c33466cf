// Answers that are accepted become clips of whoever accepts them, and fill the shots they were asked for.
import type { Context } from '../../../server/context'
import { failure } from '../../../server/errors'
import { requireConsent } from '../../consent/server'
import { clipOfAsset, removeClip } from '../../footage/server'
import { emptySlots } from '../../programs/server'
import { emptyShot, fillShot } from '../../tasks/server'
import { isReady, type AnswerRow } from './answers'
import { feedDraft, type AcceptedAnswer } from './feedDraft'

interface Answered {
  readonly id: string
  readonly requestId: string
  readonly guestName: string
  readonly answers: readonly AnswerRow[]
}

const longestTitle = 200

export async function takeAnswers(submission: Answered, context: Context) {
  const { id, guestName, answers } = submission
  const { db, member } = context
  const { customerId, userId } = member
  const { consentId } = await requireConsent(db, { customerId, submissionId: id })
  const sent = answers.filter(({ answerState }) => answerState === 'submitted')
  if (sent.length === 0 || !sent.every(isReady)) throw failure('answersUnready')
  const accepted: AcceptedAnswer[] = []
  for (const { id: answerId, assetId, question, shotId, durationMs } of sent) {
    const title = `${guestName}: ${question}`.slice(0, longestTitle)
    const made = { assetId, ownerUserId: userId, title, consentId, otherPeople: [guestName] }
    const clipId = await clipOfAsset(context, made)
    await db
      .updateTable('crowdAnswers')
      .set({ state: 'accepted', clipId })
      .where('id', '=', answerId)
      .execute()
    const clip = { id: clipId, assetId, durationMs: durationMs ?? 0 }
    accepted.push({ answerId, question, clip })
    if (shotId !== null) await fillShot({ shotId, clip, title: question }, context)
  }
  await feedDraft(submission, accepted, context)
}

/** The clips go, unless a program shows them; what they filled is empty again. */
export async function untakeAnswers({ id }: { readonly id: string }, context: Context) {
  const { db } = context
  const accepted = await db
    .selectFrom('crowdAnswers')
    .select(['id', 'clipId'])
    .where('submissionId', '=', id)
    .where('state', '=', 'accepted')
    .execute()
  await db
    .updateTable('crowdAnswers')
    .set({ state: 'submitted', clipId: null })
    .where('submissionId', '=', id)
    .where('state', '=', 'accepted')
    .execute()
  for (const { id: slotId, clipId } of accepted) {
    if (clipId === null) continue
    await emptyShot(clipId, context)
    await emptySlots({ slotId, clipId }, context)
    if (!(await removeClip(clipId, context))) throw failure('clipUsed')
  }
}
