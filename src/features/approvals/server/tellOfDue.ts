// Whoever has to decide by a day is told of it the day before, and once it is over: each once, in the morning.
import { sql } from 'kysely'
import { defaultLanguage } from '../../../../generated/facts/app'
import type { Db } from '../../../server/database/tables'
import { defineJob, type JobWork } from '../../../server/jobs/job'
import { postLetter } from '../../../server/mail/postLetter'
import { notify, type Telling } from '../../notifications/server'
import { dayOf } from './approvals'
import { askedLetter } from './letters'

/** In the hours of UTC. */
const morning = 9
const dayMs = 86_400_000

export const tellOfDueJob = defineJob({
  id: 'approvals.due',
  lane: 'upkeep',
  everyMs: 600_000,
  async run(work) {
    const now = work.now()
    if (now.getUTCHours() < morning) return
    const told: After[] = []
    await work.database.db.transaction().execute(async (db) => {
      const telling = {
        ...tellingOf(work, db),
        afterCommit: (after: After) => void told.push(after),
      }
      for (const due of await takeDue(db, now)) await tell(due, telling)
    })
    for (const each of told) await each()
  },
})

type After = () => void | Promise<void>
type Base = Omit<Telling, 'member' | 'afterCommit'>

const tellingOf = ({ now, newId, services }: JobWork, db: Db): Base => ({
  db,
  now: now(),
  newId,
  services,
})

interface Due {
  readonly requestId: string
  readonly userId: string
  readonly customerId: string
  readonly programId: string
  readonly title: string
  readonly dueTold: 'tomorrow' | 'overdue' | null
}

/** What is asked for this very day was told a moment ago. */
async function takeDue(db: Db, now: Date): Promise<Due[]> {
  const today = dayOf(now)
  const tomorrow = dayOf(new Date(now.getTime() + dayMs))
  return db
    .updateTable('approvalApprovers as asked')
    .from(['approvalRequests as request', 'programs as program'])
    .set({
      dueTold: sql<'tomorrow' | 'overdue'>`case when request.due_on < ${today}::date
        then 'overdue' else 'tomorrow' end`,
    })
    .whereRef('request.id', '=', 'asked.requestId')
    .whereRef('request.stageNo', '=', 'asked.stageNo')
    .whereRef('program.id', '=', 'request.programId')
    .where('program.deletedAt', 'is', null)
    .where('request.state', '=', 'pending')
    .where('asked.decision', 'is', null)
    .where(
      sql<boolean>`(request.due_on < ${today}::date and asked.due_told is distinct from 'overdue'
        or request.due_on = ${tomorrow}::date and asked.due_told is null
          and request.updated_at < ${today}::date)`,
    )
    .returning([
      'asked.requestId',
      'asked.userId',
      'asked.dueTold',
      'request.customerId',
      'request.programId',
      'program.title',
    ])
    .execute()
}

async function tell(
  { requestId, userId, customerId, programId, title, dueTold }: Due,
  telling: Omit<Telling, 'member'>,
): Promise<void> {
  const kind = dueTold === 'overdue' ? 'approvalOverdue' : 'approvalDueTomorrow'
  const about = { subject: { programId }, params: { title }, group: requestId }
  await notify({ kind, to: [userId], ...about }, { ...telling, member: { customerId } })
  const order = { userId, customerId, locale: defaultLanguage, params: { requestId } }
  await postLetter(askedLetter, order, telling)
}
