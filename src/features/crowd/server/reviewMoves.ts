// What those who decide do with what guests sent (work.md 2, 6).
import { sql } from 'kysely'
import type { RetakeChip } from '../../../../generated/facts/features/tasks'
import { defaultLanguage } from '../../../../generated/facts/app'
import { changeRows } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { failure, forbidden } from '../../../server/errors'
import { postLetter } from '../../../server/mail/postLetter'
import { moveSubmission, type SubmissionEvent, type SubmissionState } from '../submission'
import { takeAnswers, untakeAnswers } from './acceptAnswers'
import { retakeLetter } from './letters'
import { submissions } from './submissions'
import { settleSubmission } from './tellOfSubmission'
import { showRequest } from './tellOfRequest'

/** Requests before what was sent for them, as guests and whoever closes a request do. */
export const lockRequests = (submissionIds: readonly string[], { db }: Context) =>
  sql`select from crowd_requests where id in (
    select request_id from crowd_submissions where id = any(${[...submissionIds]}::text[]))
    order by id for no key update`.execute(db)

const decided = { table: 'crowdSubmissions', holds: lockRequests } as const

interface Decided {
  readonly id: string
  readonly requestId: string
  readonly guestName: string
  readonly state: SubmissionState
}

interface Said {
  readonly chips?: readonly RetakeChip[]
  readonly words?: string | null
}

/** The row is as it is locked. */
async function decide(
  event: SubmissionEvent,
  { id, requestId, guestName, state }: Decided,
  context: Context,
  { chips = [], words = null }: Said = {},
): Promise<void> {
  const { db, member, now } = context
  const moved = moveSubmission(state, event, 'reviewer')
  if ('refused' in moved)
    throw moved.refused === 'forbidden' ? forbidden() : failure(moved.refused, { name: guestName })
  const isUndone = event === 'reconsider'
  await db
    .updateTable(decided.table)
    .set({
      state: moved.to,
      decidedBy: isUndone ? null : member.userId,
      decidedAt: isUndone ? null : now,
      retakeChips: [...chips],
      retakeWords: words,
    })
    .where('id', '=', id)
    .execute()
  await settleSubmission({ id, state: moved.to }, context)
  await showRequest(requestId, context)
}

const answersTo = (state: 'submitted' | 'retake' | 'rejected', id: string, { db }: Context) =>
  db
    .updateTable('crowdAnswers')
    .set({ state })
    .where('submissionId', '=', id)
    .where('state', 'in', ['submitted', 'rejected'])
    .execute()

export const acceptCrowdSubmissions = changeRows('acceptCrowdSubmissions', submissions, {
  ...decided,
  may: 'accept',
  async each(row, _, context) {
    await decide('accept', row, context)
    await takeAnswers(row, context)
  },
})

export const requestCrowdRetakes = changeRows('requestCrowdRetakes', submissions, {
  ...decided,
  may: 'retake',
  async each(row, { chips, retakeWords }, context) {
    const words = retakeWords?.trim() || null
    if ((chips ?? []).length === 0 && words === null) throw failure('sayWhy')
    await decide('retake', row, context, { chips: [...new Set(chips ?? [])], words })
    await answersTo('retake', row.id, context)
    if (row.guestEmail !== null) await askAgain(row, context)
  },
})

/** C4: what should change stands on the guest's page. */
const askAgain = (
  { id, language }: { readonly id: string; readonly language: string | null },
  context: Context,
) =>
  postLetter(
    retakeLetter,
    {
      customerId: context.member.customerId,
      locale: language ?? defaultLanguage,
      params: { submissionId: id, by: context.member.name },
    },
    context,
  )

export const rejectCrowdSubmissions = changeRows('rejectCrowdSubmissions', submissions, {
  ...decided,
  may: 'reject',
  async each(row, _, context) {
    await decide('reject', row, context)
    await answersTo('rejected', row.id, context)
  },
})

export const reconsiderCrowdSubmissions = changeRows('reconsiderCrowdSubmissions', submissions, {
  ...decided,
  may: 'reconsider',
  async each(row, _, context) {
    await decide('reconsider', row, context)
    await untakeAnswers(row, context)
    await answersTo('submitted', row.id, context)
  },
})
