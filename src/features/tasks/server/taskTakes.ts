// The takes of tasks, as whoever sees a task sees them.
import type { TaskTake } from '../../../../generated/facts/features/tasks'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { clipStandingOf } from '../../footage/clip'
import { progressOf } from '../../footage/server'
import { mediaRows, presentMedia, presentTracks } from '../../media/server'
import { presentNote, type NoteRow } from './noteRows'

/** By their numbers. What is in the trash is a take no more, unless it was sent; nor what a guest withdrew. */
export const takeRows = (db: Db, taskIds: readonly string[]) =>
  db
    .selectFrom('takes as take')
    .innerJoin('footageClips as clip', 'clip.id', 'take.clipId')
    .innerJoin(mediaRows(db).as('media'), 'media.assetId', 'clip.assetId')
    .selectAll('media')
    .select([
      'take.id as takeId',
      'take.taskId',
      'take.takeNo',
      'take.state as takeState',
      'take.chosen',
      'take.note',
      'take.clipId',
      'take.createdAt',
      'take.decidedAt',
      'clip.deletedAt as trashedAt',
    ])
    .where('take.taskId', 'in', [...taskIds])
    .where('clip.withdrawnBy', 'is', null)
    .where(({ eb, or }) =>
      or([eb('clip.deletedAt', 'is', null), eb('take.state', '<>', 'recorded')]),
    )
    .orderBy('take.takeNo')
    .execute()

export type TakeRow = Awaited<ReturnType<typeof takeRows>>[number]

export const clipStateOf = ({ assetState, uploadState }: TakeRow) =>
  clipStandingOf({ assetState, uploadState: uploadState ?? undefined }).state

export const canBeWatched = (take: TakeRow) =>
  take.trashedAt === null && (take.assetState === 'playable' || take.assetState === 'ready')

/** Signs addresses for whoever asks: only of takes that they see. */
export function presentTake(
  take: TakeRow,
  notes: readonly NoteRow[],
  context: Pick<Context, 'now' | 'services' | 'member'>,
): TaskTake {
  const { posterUrl, waveformUrl, sources, leadMs, quality } = presentMedia(take, context)
  const { progress } = progressOf(take, context.now)
  return {
    takeId: take.takeId,
    takeNo: take.takeNo,
    state: take.takeState,
    isChosen: take.chosen,
    note: take.note ?? undefined,
    clipId: take.clipId,
    clipState: clipStateOf(take),
    progress,
    durationMs: take.durationMs ?? undefined,
    width: take.width ?? undefined,
    height: take.height ?? undefined,
    posterUrl,
    waveformUrl,
    sources,
    captions: presentTracks(take, context),
    leadMs,
    quality,
    notes: notes.map(presentNote),
    createdAt: take.createdAt.toISOString(),
  }
}
