// Each morning people are told of recordings that are due or overdue, and askers of those that nobody does (work.md 7).
import { sql } from 'kysely'
import type { Db } from '../../../server/database/tables'
import { defineJob, type JobWork } from '../../../server/jobs/job'
import { notify, type Telling } from '../../notifications/server'
import { waitingStates } from '../task'
import { assigneeHasLeft } from './waiting'

/** In the hours of whoever is told. */
const morning = 9

export const tellOfDaysJob = defineJob({
  id: 'tasks.days',
  lane: 'upkeep',
  everyMs: 300_000,
  async run(work) {
    const told: After[] = []
    await work.database.db.transaction().execute(async (db) => {
      const telling = {
        ...tellingOf(work, db),
        afterCommit: (after: After) => void told.push(after),
      }
      for (const due of await takeDue(db, work.now())) await tellOfDay(due, telling)
      for (const left of await takeLeft(db)) await tellOfLeft(left, telling)
    })
    for (const each of told) await each()
  },
})

type After = () => void | Promise<void>
type Base = Omit<Telling, 'member'>

const tellingOf = ({ now, newId, services }: JobWork, db: Db) => ({
  db,
  now: now(),
  newId,
  services,
})

const waiting = sql<boolean>`(task.deleted_at is null and not task.held
  and task.state = any(${[...waitingStates]}::text[]))`

/**
 * Once the day before, unless it was asked for that very day, and one, four and eight days after it;
 * another day begins anew.
 */
async function takeDue(db: Db, now: Date) {
  const local = sql`(${now.toISOString()}::timestamptz at time zone coalesce(person.timezone, 'UTC'))`
  const over = sql`(${local}::date - task.due_on)`
  const step = sql<number | null>`case when ${over} >= 8 then 8 when ${over} >= 4 then 4
    when ${over} >= 1 then 1
    when ${over} = -1 and (task.created_at at time zone coalesce(person.timezone, 'UTC'))::date
      < ${local}::date then -1 end`
  return db
    .updateTable('recordingTasks as task')
    .from('users as person')
    .set({ dueTold: step, dueToldFor: sql<string>`task.due_on` })
    .whereRef('person.id', '=', 'task.assigneeUserId')
    .where(waiting)
    .where('task.dueOn', 'is not', null)
    .where(sql<boolean>`extract(hour from ${local}) >= ${morning}`)
    .where(
      sql<boolean>`(${step}) is not null and (task.due_told_for is distinct from task.due_on
        or task.due_told is null or task.due_told < (${step}))`,
    )
    .returning(['task.id', 'task.customerId', 'task.title', 'task.assigneeUserId', 'task.dueTold'])
    .returning(sql<string>`to_char(${local}, 'YYYY-MM-DD')`.as('today'))
    .execute()
}

type Due = Awaited<ReturnType<typeof takeDue>>[number]

async function tellOfDay(
  { id: taskId, customerId, title, assigneeUserId, dueTold, today }: Due,
  telling: Base,
): Promise<void> {
  await notify(
    {
      kind: dueTold === -1 ? 'taskDueTomorrow' : 'taskOverdue',
      to: [assigneeUserId ?? ''],
      subject: { taskId },
      params: { title },
      group: `day ${today}`,
      each: taskId,
    },
    { ...telling, member: { customerId } },
  )
}

/** Those of people who are here no more. */
async function takeLeft(db: Db) {
  return db
    .updateTable('recordingTasks as task')
    .from('users as person')
    .set({ personTold: true })
    .whereRef('person.id', '=', 'task.assigneeUserId')
    .where(waiting)
    .where('task.personTold', '=', false)
    .where(assigneeHasLeft)
    .returning(['task.id', 'task.customerId', 'task.title', 'task.assigneeUserId'])
    .returning(['task.createdBy', 'task.reviewerUserId', 'person.name'])
    .execute()
}

type Left = Awaited<ReturnType<typeof takeLeft>>[number]

async function tellOfLeft(
  { id: taskId, customerId, title, assigneeUserId, createdBy, reviewerUserId, name }: Left,
  telling: Base,
): Promise<void> {
  await notify(
    {
      kind: 'taskNeedsPerson',
      to: [createdBy, ...(reviewerUserId === null ? [] : [reviewerUserId])],
      subject: { taskId },
      params: { name, title },
      group: `person ${assigneeUserId ?? ''}`,
      each: taskId,
    },
    { ...telling, member: { customerId } },
  )
}
