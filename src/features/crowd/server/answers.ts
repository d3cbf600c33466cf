// What guests recorded, as those who decide see it. Nothing else finds it before it is accepted.
import type { CrowdAnswer } from '../../../../generated/facts/features/crowd'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { mediaRows, presentMedia } from '../../media/server'

/** What was sent, in the order of the questions; of one question the latest. */
export const answersOf = (db: Db, submissionIds: readonly string[]) =>
  db
    .selectFrom('crowdAnswers as answer')
    .innerJoin('crowdPrompts as prompt', 'prompt.id', 'answer.promptId')
    .innerJoin(mediaRows(db).as('media'), 'media.assetId', 'answer.assetId')
    .distinctOn(['answer.submissionId', 'prompt.position'])
    .selectAll('media')
    .select(['answer.id', 'answer.submissionId', 'answer.promptId', 'answer.clipId'])
    .select(['answer.state as answerState', 'prompt.text as question', 'prompt.shotId'])
    .where('answer.submissionId', 'in', [...submissionIds])
    .where('answer.state', '!=', 'recorded')
    .orderBy('answer.submissionId')
    .orderBy('prompt.position')
    .orderBy('answer.createdAt', 'desc')
    .execute()

export type AnswerRow = Awaited<ReturnType<typeof answersOf>>[number]

export const isReady = ({ assetState }: Pick<AnswerRow, 'assetState'>) =>
  assetState === 'playable' || assetState === 'ready'

/** Signs addresses for whoever asks: only of films that they see. */
export function presentAnswer(
  row: AnswerRow,
  isShown: boolean,
  context: Pick<Context, 'now' | 'services' | 'member'>,
): CrowdAnswer {
  const state = row.answerState === 'recorded' ? 'submitted' : row.answerState
  const film = filmOf(row)
  const said = {
    answerId: row.id,
    promptId: row.promptId,
    question: row.question,
    state,
    film,
    isForShot: row.shotId !== null,
  }
  if (!isShown) return { ...said, sources: [] }
  const { posterUrl, sources, leadMs } = presentMedia(row, context)
  return {
    ...said,
    clipId: row.clipId ?? undefined,
    durationMs: row.durationMs ?? undefined,
    width: row.width ?? undefined,
    height: row.height ?? undefined,
    posterUrl,
    sources,
    leadMs,
  }
}

function filmOf(row: AnswerRow): CrowdAnswer['film'] {
  if (isReady(row)) return 'ready'
  if (row.assetState === 'failed') return 'failed'
  return row.uploadState === 'open' ? 'coming' : 'processing'
}
