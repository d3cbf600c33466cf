// A version is made again as it is, but louder or quieter.
import type { Context } from '../../../../server/context'
import { failure } from '../../../../server/errors'
import { lockProgramTo } from '../moveProgram'
import { askForFilm } from './askForFilm'

export interface Louder {
  readonly programId: string
  readonly versionId: string
  /** Negative: quieter. */
  readonly byDb: number
}

/** Refuses what was made elsewhere: its film cannot be drawn anew. */
export async function renderLouder(
  { programId, versionId, byDb }: Louder,
  context: Context,
): Promise<void> {
  const program = await lockProgramTo('build', programId, context)
  const version = await context.db
    .selectFrom('programVersions')
    .select('timeline')
    .where('programId', '=', programId)
    .where('id', '=', versionId)
    .executeTakeFirst()
  if (!version?.timeline) throw failure('notDrawnHere')
  const louderDb = Math.round(((version.timeline.louderDb ?? 0) + byDb) * 10) / 10
  const timeline = { ...version.timeline, louderDb }
  const { timelineRev: rev, hasChanges } = program
  // What has been built since is still to be made.
  const timelineRev = hasChanges ? Math.max(1, rev - 1) : rev
  await askForFilm({ program, timeline, timelineRev }, context)
}
