// What becomes of tasks when their shots and storyboards change, told by the feature that has these.
import { sql } from 'kysely'
import type { Context } from '../../../server/context'
import { notify, withdrawNotices } from '../../notifications/server'
import { endedStates, openStates, waitingStates } from '../task'
import { settleTask } from './tellOfTask'

/** Tasks of shots, or all of a storyboard. */
export type TasksOf = { readonly shotIds: readonly string[] } | { readonly storyboardId: string }

const tasksOf = (of: TasksOf, { db, member, now }: Context) =>
  db
    .updateTable('recordingTasks')
    .where('customerId', '=', member.customerId)
    .where('deletedAt', 'is', null)
    .$if('shotIds' in of, (query) =>
      query.where(sql<boolean>`shot_id = any(${'shotIds' in of ? [...of.shotIds] : []}::text[])`),
    )
    .$if('storyboardId' in of, (query) =>
      query.where('storyboardId', '=', 'storyboardId' in of ? of.storyboardId : ''),
    )
    .set((row) => ({
      rev: row('rev', '+', 1),
      updatedAt: now,
      updatedBy: member.userId,
    }))

/** Those that nothing is decided of yet; clips stay. They come back by `reviveTasksOf` with the same. */
export async function cancelTasksOf(of: TasksOf, context: Context): Promise<string[]> {
  const cancelled = await tasksOf(of, context)
    .where('state', 'in', [...openStates])
    .set({
      stateBefore: sql`state`,
      state: 'cancelled',
      cancelledWith: 'shotIds' in of ? 'shot' : 'storyboard',
      decidedAt: context.now,
    })
    .returning(told)
    .execute()
  for (const { id } of cancelled) await settleTask(id, 'cancelled', context)
  await tellRecorders(cancelled, 'taskCancelled', context)
  return cancelled.map(({ id }) => id)
}

/** A shot of theirs is asked of nobody else meanwhile. */
const isFree = sql<boolean>`(state_before = any(${[...endedStates]}::text[]) or not exists (
  select from recording_tasks other
    where other.customer_id = recording_tasks.customer_id
      and other.shot_id = recording_tasks.shot_id
      and other.deleted_at is null
      and other.state <> all(${[...endedStates]}::text[])))`

/** Exactly those that were cancelled with it, as they were; but those whose shot is asked of others by now. */
export async function reviveTasksOf(of: TasksOf, context: Context): Promise<string[]> {
  const revived = await tasksOf(of, context)
    .where('state', '=', 'cancelled')
    .where('cancelledWith', '=', 'shotIds' in of ? 'shot' : 'storyboard')
    .where(isFree)
    .set({
      state: sql`state_before`,
      stateBefore: null,
      cancelledWith: null,
      decidedAt: null,
    })
    .returning(told)
    .execute()
  await untellRecorders(revived, 'taskCancelled', context)
  return revived.map(({ id }) => id)
}

/** Held tasks stand in no list and no count until their storyboard goes on. */
export async function holdTasks(
  storyboardId: string,
  isHeld: boolean,
  context: Context,
): Promise<void> {
  const rows = await tasksOf({ storyboardId }, context)
    .where('state', 'in', [...waitingStates])
    .set({ held: isHeld })
    .returning(told)
    .execute()
  // What waits for a decision, or is over, is held as well, so that it is found as it was.
  await tasksOf({ storyboardId }, context)
    .where('state', 'not in', [...waitingStates])
    .set({ held: isHeld })
    .execute()
  const tell = isHeld ? tellRecorders : untellRecorders
  await tell(rows, 'taskHeld', context)
}

const told = ['id', 'title', 'storyboardId', 'storyboardTitle', 'assigneeUserId'] as const

interface Told {
  readonly id: string
  readonly title: string
  readonly storyboardId: string | null
  readonly storyboardTitle: string | null
  readonly assigneeUserId: string | null
}

type Kind = 'taskCancelled' | 'taskHeld'

/** What happens to a storyboard is one line for each of its people. */
const groupOf = ({ storyboardId }: Told, { member }: Context) =>
  `${member.userId} ${storyboardId ?? ''}`

async function tellRecorders(rows: readonly Told[], kind: Kind, context: Context): Promise<void> {
  const { db, member } = context
  for (const row of rows) {
    const offered = await db
      .selectFrom('taskCandidates')
      .select('userId')
      .where('taskId', '=', row.id)
      .where('declinedAt', 'is', null)
      .execute()
    const to =
      row.assigneeUserId === null ? offered.map(({ userId }) => userId) : [row.assigneeUserId]
    const title = kind === 'taskHeld' ? (row.storyboardTitle ?? row.title) : row.title
    const params = { by: member.name, title }
    const group = groupOf(row, context)
    await notify({ kind, to, subject: { taskId: row.id }, params, group, each: row.id }, context)
  }
}

async function untellRecorders(rows: readonly Told[], kind: Kind, context: Context): Promise<void> {
  const groups = new Set(rows.map((row) => groupOf(row, context)))
  for (const group of groups) await withdrawNotices({ kinds: [kind], group }, context)
}
