// How far the recordings of shots are, for the feature that has these.
import { sql } from 'kysely'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { endedStates, type TaskState } from '../task'

export interface ShotThread {
  readonly shotId: string
  readonly taskId: string
  readonly state: TaskState
  readonly assigneeUserId: string | null
  readonly dueOn: string | null
  /** Of the chosen take, once it can be watched. */
  readonly clip: ChosenClip | null
  /** Whoever is in the chosen take has withdrawn consent: another one is needed. */
  readonly isWithdrawn: boolean
  /** Of the take that was sent last. */
  readonly takeNo: number | null
  readonly sentAt: Date | null
}

export interface ChosenClip {
  readonly id: string
  readonly assetId: string
  readonly durationMs: number
}

/** The task that each of these shots is with, if there is one: accepted, or on its way there. */
export async function shotThreads(
  db: Db,
  customerId: string,
  shotIds: readonly string[],
): Promise<ReadonlyMap<string, ShotThread>> {
  if (shotIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('recordingTasks as task')
    .leftJoin('takes as take', (join) =>
      join.onRef('take.taskId', '=', 'task.id').on('take.chosen', '=', true),
    )
    .leftJoin('footageClips as clip', 'clip.id', 'take.clipId')
    .leftJoin('mediaAssets as asset', (join) =>
      join
        .onRef('asset.id', '=', 'clip.assetId')
        .on('asset.state', 'in', ['playable', 'ready'])
        .on('asset.durationMs', 'is not', null),
    )
    .select(['task.id as taskId', 'task.shotId', 'task.state', 'task.assigneeUserId'])
    .select(({ fn, val }) =>
      fn<string | null>('to_char', ['task.dueOn', val('YYYY-MM-DD')]).as('dueOn'),
    )
    .select(['take.clipId', 'clip.withdrawnBy', 'asset.id as assetId', 'asset.durationMs'])
    .select('task.submittedAt as sentAt')
    .select(
      sql<number | null>`(select max(sent.take_no) from takes sent
        where sent.task_id = task.id and sent.state <> 'recorded')`.as('takeNo'),
    )
    .where('task.customerId', '=', customerId)
    .where('task.shotId', 'in', [...shotIds])
    .where('task.state', 'not in', [...endedStates])
    .where('task.deletedAt', 'is', null)
    .execute()
  return new Map(
    rows.map(({ shotId, clipId: id, withdrawnBy, assetId, durationMs, ...row }) => [
      shotId ?? '',
      {
        ...row,
        shotId: shotId ?? '',
        isWithdrawn: withdrawnBy !== null,
        clip: id && assetId && durationMs && !withdrawnBy ? { id, assetId, durationMs } : null,
      },
    ]),
  )
}

/** Of these shots those whose accepted take shows somebody who withdrew consent are asked for anew. */
export async function freeWithdrawn(
  shotIds: readonly string[],
  { db, now, member }: Context,
): Promise<void> {
  await db
    .updateTable('recordingTasks as task')
    .set({ stateBefore: sql`state`, state: 'cancelled', decidedAt: now })
    .where('task.customerId', '=', member.customerId)
    .where('task.shotId', 'in', [...shotIds])
    .where('task.state', '=', 'accepted')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('takes as take')
          .innerJoin('footageClips as clip', 'clip.id', 'take.clipId')
          .select('take.id')
          .whereRef('take.taskId', '=', 'task.id')
          .where('take.chosen', '=', true)
          .where('clip.withdrawnBy', 'is not', null),
      ),
    )
    .execute()
}

/** Nobody decides about takes of these shots until the work is done. */
export async function holdShots(
  shotIds: readonly string[],
  { db, member }: Context,
): Promise<void> {
  await sql`select from recording_tasks where customer_id = ${member.customerId}
    and shot_id = any(${[...shotIds]}::text[]) order by id for share`.execute(db)
}
