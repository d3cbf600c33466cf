// Tasks with all that is shown of them, and all that a move depends on.
import { sql } from 'kysely'
import type { Context, Member } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { slotsFor } from '../../programs/server'
import type { MovedTask, Mover } from '../task'
import { noteRows } from './noteRows'
import { takeRows } from './taskTakes'
import {
  isOfferedTo,
  needsPerson,
  reviewerIsHere,
  taskRows,
  waitsForRecording,
  waitsForReview,
} from './waiting'

const me = sql<string>`viewer.id`

/** Campaign managers see all; others what they are asked for, have asked for, or decide about. */
export function seenTasks(db: Db, { customerId, userId, roles }: Member) {
  const rows = taskRows(db, customerId)
    .innerJoin('users as viewer', (join) => join.on('viewer.id', '=', userId))
    .innerJoin('users as asker', 'asker.id', 'task.createdBy')
    .leftJoin('users as assignee', 'assignee.id', 'task.assigneeUserId')
    .leftJoin('users as reviewer', 'reviewer.id', 'task.reviewerUserId')
  if (roles.includes('cm')) return rows
  return rows.where(
    sql<boolean>`(task.assignee_user_id = ${userId} or task.created_by = ${userId}
      or task.reviewer_user_id = ${userId} or exists (select from task_candidates asked
        where asked.task_id = task.id and asked.user_id = ${userId} and asked.declined_at is null))`,
  )
}

const isManagerIn = ({ roles }: Pick<Member, 'roles'>) => roles.includes('cm')

/** For whom they wait, as the menu counts it. */
export const standing = (member: Member) => ({
  waitsForMe: waitsForRecording(me),
  waitsForReview: waitsForReview(me, { isManager: isManagerIn(member) }),
  isDone: sql<boolean>`(task.assignee_user_id is not distinct from viewer.id
    and task.state in ('submitted', 'accepted', 'declined'))`,
})

/** By their day, then what is more urgent; older ones first, as their ids are. */
export const turn = sql<number>`(coalesce(task.due_on - date '2000-01-01', 99999) * 10
  + case task.priority when 'high' then 0 when 'normal' then 1 else 2 end)`

const day = (column: string) => sql<string | null>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`

export async function loadTasks(db: Db, ids: readonly string[], { member, now }: Context) {
  const { waitsForMe, waitsForReview: waitsHere, isDone } = standing(member)
  const rows = await seenTasks(db, member)
    .selectAll('task')
    .select([day('task.dueOn').as('dueOn'), day('task.remindedOn').as('remindedOn')])
    .select([waitsForMe.as('waitsForMe'), waitsHere.as('waitsForReview'), isDone.as('isDone')])
    .select([
      needsPerson.as('needsPerson'),
      turn.as('turn'),
      reviewerIsHere.as('reviewerIsHere'),
      isOfferedTo(me).as('isOffered'),
    ])
    .select(
      sql<string>`to_char(${now.toISOString()}::timestamptz
        at time zone coalesce(viewer.timezone, 'UTC'), 'YYYY-MM-DD')`.as('today'),
    )
    .select(['asker.name as askerName', 'asker.pictureUrl as askerPictureUrl'])
    .select(['assignee.name as assigneeName', 'assignee.pictureUrl as assigneePictureUrl'])
    .select(['reviewer.name as reviewerName', 'reviewer.pictureUrl as reviewerPictureUrl'])
    .where('task.id', 'in', [...ids])
    .execute()
  const found = rows.map(({ id }) => id)
  const takes = found.length === 0 ? [] : await takeRows(db, found)
  const notes = await noteRows(db, found)
  const asked = await candidatesOf(db, found)
  const slots = await slotsFor(
    rows.flatMap(({ shotId }) => shotId ?? []),
    { db, member },
  )
  return rows.map((row) => ({
    ...row,
    takes: takes.filter(({ taskId }) => taskId === row.id),
    notes: notes.filter(({ taskId }) => taskId === row.id),
    slot: slots.get(row.shotId ?? ''),
    candidates: asked.filter(({ taskId }) => taskId === row.id),
  }))
}

export type TaskRow = Awaited<ReturnType<typeof loadTasks>>[number]

/** Those whom tasks are offered to, and who have not declined, by name. */
async function candidatesOf(db: Db, taskIds: readonly string[]) {
  if (taskIds.length === 0) return []
  return db
    .selectFrom('taskCandidates as asked')
    .innerJoin('users', 'users.id', 'asked.userId')
    .select(['asked.taskId', 'users.id', 'users.name', 'users.pictureUrl'])
    .where('asked.taskId', 'in', [...taskIds])
    .where('asked.declinedAt', 'is', null)
    .orderBy('users.nameKey')
    .orderBy('users.id')
    .execute()
}

/** What a move depends on. */
export const movedOf = (row: TaskRow): MovedTask => ({
  state: row.state,
  mode: row.mode,
  assigneeUserId: row.assigneeUserId,
  candidates: row.candidates.map(({ id }) => id),
  reviewerUserId: row.reviewerUserId,
  isReviewerGone: !row.reviewerIsHere,
  stateBefore: row.stateBefore,
  retakeCount: row.retakeCount,
  unsent: row.takes.filter(({ takeState }) => takeState === 'recorded').length,
  sent: row.takes.filter(({ takeState }) => takeState !== 'recorded').length,
  isHeld: row.held,
})

export const moverOf = (member: Pick<Member, 'userId' | 'roles'>): Mover => ({
  userId: member.userId,
  isManager: isManagerIn(member),
})
