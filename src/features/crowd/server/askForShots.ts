// Questions for shots of storyboards, asked of guests for the feature that has these (work.md 3).
import { sql } from 'kysely'
import type { Ref } from '../../../../generated/facts/features/screens'
import type { CrowdPrompt, ListCrowdRequestsRow } from '../../../../generated/facts/features/crowd'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { failure } from '../../../server/errors'
import { mostPrompts } from '../request'
import { requests } from './requests'
import { addCrowdRequest, updateCrowdRequest } from './writeRequests'

export interface ShotQuestions {
  /** By which they are asked as well; else by a new one. */
  readonly requestId?: string | undefined
  /** Of a new one. */
  readonly title: string
  readonly closesOn?: string | undefined
  readonly orientation?: ListCrowdRequestsRow['orientation']
  readonly questions: readonly (CrowdPrompt & { readonly shotId: string })[]
}

/** A new request is a draft: what guests agree to is chosen there. */
export async function askForShots(
  { requestId, questions, ...made }: ShotQuestions,
  context: Context,
): Promise<Ref> {
  const before = requestId === undefined ? undefined : await requests.shown(requestId, context)
  const prompts = [...(before?.prompts ?? []), ...questions]
  if (prompts.length > mostPrompts) throw failure('tooManyQuestions', { most: String(mostPrompts) })
  const { requestId: id, title } = before
    ? await updateCrowdRequest(
        { requestId: before.requestId, rev: before.rev, values: { prompts } },
        context,
      )
    : await addCrowdRequest({ values: { ...made, prompts } }, context)
  return { id, name: title }
}

export interface GuestsOfShot {
  readonly shotId: string
  readonly request: Ref
  readonly answers: number
  readonly toReview: number
  readonly accepted: number
}

/** Those shots for which guests are asked now, or whose answers are not done with; by the latest request of each. */
export async function guestsOfShots(
  shotIds: readonly string[],
  {
    db,
    member: { customerId },
  }: { readonly db: Db; readonly member: { readonly customerId: string } },
): Promise<ReadonlyMap<string, GuestsOfShot>> {
  if (shotIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('crowdPrompts as prompt')
    .innerJoin('crowdRequests as request', 'request.id', 'prompt.requestId')
    .innerJoinLateral(answered(db), (join) => join.onTrue())
    .distinctOn('prompt.shotId')
    .selectAll('answered')
    .select(['prompt.shotId', 'request.id', 'request.title as name'])
    .where('prompt.customerId', '=', customerId)
    .where('prompt.shotId', 'in', [...shotIds])
    .where('request.deletedAt', 'is', null)
    .where((row) =>
      row.or([
        row('request.state', 'in', ['draft', 'open', 'paused']),
        row('answered.toReview', '>', 0),
        row('answered.accepted', '>', 0),
      ]),
    )
    .orderBy('prompt.shotId')
    .orderBy('request.id', 'desc')
    .execute()
  return new Map(
    rows.flatMap(({ shotId, id, name, ...counts }) =>
      shotId === null ? [] : [[shotId, { shotId, request: { id, name }, ...counts }] as const],
    ),
  )
}

/** How many guests have answered a question. What was withdrawn is no answer any more. */
const answered = (db: Db) =>
  db
    .selectFrom('crowdAnswers as answer')
    .innerJoin('crowdSubmissions as submission', 'submission.id', 'answer.submissionId')
    .whereRef('answer.promptId', '=', sql.ref('prompt.id'))
    .where('answer.state', '!=', 'recorded')
    .where('submission.state', '!=', 'withdrawn')
    .select([
      sql<number>`count(distinct submission.id)::int`.as('answers'),
      sql<number>`(count(distinct submission.id) filter (where submission.state = 'submitted'))::int`.as(
        'toReview',
      ),
      sql<number>`(count(distinct submission.id) filter (where answer.state = 'accepted'))::int`.as(
        'accepted',
      ),
    ])
    .as('answered')
