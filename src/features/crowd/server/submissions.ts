import { sql } from 'kysely'
import { screen } from '../../../../generated/facts/screens/crowdSubmissions'
import { defineList, exportRows, keyed, referring } from '../../../screens/server'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { submissionEventsOf, type SubmissionState } from '../submission'
import { answersOf, presentAnswer, type AnswerRow } from './answers'
import { consentsOf } from './consentsOf'
import { isReviewerOf, submissionRows, waitsForReview } from './waiting'

/** With what whoever asks has to do with them. */
function seen(db: Db, { member: { customerId, userId } }: Pick<Context, 'member'>) {
  const me = sql<string>`${userId}::text`
  return submissionRows(db, customerId)
    .leftJoin('users as decider', 'decider.id', 'submission.decidedBy')
    .innerJoinLateral(
      db
        .selectNoFrom([
          isReviewerOf(me).as('isReviewer'),
          waitsForReview(me).as('waitsForMe'),
          sql<boolean>`submission.submitted_at is not null`.as('hasSent'),
        ])
        .as('standing'),
      (join) => join.onTrue(),
    )
}

export const submissions = defineList('listCrowdSubmissions', {
  rows: (db: Db, context: Context) => seen(db, context),
  id: 'submission.id',
  search: sql`submission.guest_name_key || ' ' || search_key(coalesce(submission.guest_email, ''))`,
  fields: {
    name: keyed('submission.guestNameKey', 'submission.guestName'),
    request: referring('submission.requestId', {
      names: { table: 'crowdRequests', id: 'id', name: 'title' },
    }),
    state: 'submission.state',
    waitsForMe: 'standing.waitsForMe',
    hasSent: 'standing.hasSent',
    cameBy: 'submission.cameBy',
    submittedAt: 'submission.submittedAt',
    createdAt: 'submission.createdAt',
    updatedAt: 'submission.updatedAt',
  },
  order: { field: 'createdAt', desc: true },
  async load(db: Db, ids, context) {
    const rows = await seen(db, context)
      .leftJoin('programs as draft', (join) =>
        join.onRef('draft.id', '=', 'submission.programId').on('draft.deletedAt', 'is', null),
      )
      .select(['draft.id as draftId', 'draft.title as draftTitle'])
      .selectAll('submission')
      .selectAll('standing')
      .select(['request.title as requestTitle', 'request.state as requestState'])
      .select('decider.name as deciderName')
      .where('submission.id', 'in', [...ids])
      .execute()
    const answers = await answersOf(db, ids)
    const consents = await consentsOf(db, context.member.customerId, ids)
    return rows.map((row) => ({
      ...row,
      answers: answers.filter(({ submissionId }) => submissionId === row.id),
      consent: consents.get(row.id),
    }))
  },
  present: (row, context) => ({
    name: row.guestName,
    email: row.guestEmail ?? undefined,
    request: { id: row.requestId, name: row.requestTitle },
    ...filmsOf(row, context),
    draft:
      row.state === 'accepted' && row.draftId !== null
        ? { id: row.draftId, name: row.draftTitle ?? '' }
        : undefined,
    chips: row.retakeChips,
    decidedBy:
      row.decidedBy === null ? undefined : { id: row.decidedBy, name: row.deciderName ?? '' },
  }),
  may: (_, { state, isReviewer, requestState }) => [
    ...(isReviewer ? submissionEventsOf(state, 'reviewer').filter(isReviewEvent) : []),
    ...(state === 'bounced' && requestState === 'open' ? (['reinvite'] as const) : []),
  ],
})

export const exportCrowdSubmissions = exportRows('exportCrowdSubmissions', submissions, screen)

const reviewEvents = ['accept', 'retake', 'reject', 'reconsider'] as const
type ReviewEvent = (typeof reviewEvents)[number]
const isReviewEvent = (event: string): event is ReviewEvent =>
  reviewEvents.some((each) => each === event)

interface Answered {
  readonly state: SubmissionState
  readonly isReviewer: boolean
  readonly answers: readonly AnswerRow[]
}

/** Of what was withdrawn nobody sees a film; before it is accepted only those who decide do. */
function filmsOf({ state, isReviewer, answers }: Answered, context: Context) {
  const isShown = state !== 'withdrawn' && (isReviewer || state === 'accepted')
  const shown = answers.map((answer) => presentAnswer(answer, isShown, context))
  const lengths = shown.flatMap(({ durationMs }) => durationMs ?? [])
  return {
    answers: shown,
    posterUrl: shown.find(({ posterUrl }) => posterUrl !== undefined)?.posterUrl,
    durationMs: lengths.length === 0 ? undefined : lengths.reduce((sum, each) => sum + each, 0),
  }
}
