// None of the takes that were sent can be watched any more: the server asks for another one (work.md 2).
import { tellAfterwards } from '../../../server/events/tellAfterwards'
import { notify, withdrawNotices, type Telling } from '../../notifications/server'
import { moves } from '../task'

interface Broken {
  readonly id: string
  readonly customerId: string
  readonly title: string
  readonly assigneeUserId: string | null
  readonly retakeCount: number
  readonly createdBy: string
}

/** The task is locked, and submitted. */
export async function askForAnother(
  task: Broken,
  base: Omit<Telling, 'member'>,
  by: string | null = null,
): Promise<void> {
  const { db, now } = base
  const { id: taskId, assigneeUserId, createdBy } = task
  await db
    .updateTable('recordingTasks')
    .set((row) => ({
      state: moves.submitted.broken as 'retake_requested',
      retakeCount: task.retakeCount + 1,
      retakeChips: ['broken'],
      retakeWords: null,
      checklist: JSON.stringify([{ chip: 'broken', isDone: false }]),
      decidedAt: now,
      rev: row('rev', '+', 1),
      updatedAt: now,
      updatedBy: by,
    }))
    .where('id', '=', taskId)
    .execute()
  await db
    .updateTable('takes')
    .set({ state: 'retake', decidedAt: now })
    .where('taskId', '=', taskId)
    .where('state', '=', 'submitted')
    .execute()
  const telling = { ...base, member: { customerId: task.customerId } }
  await withdrawNotices({ kinds: ['takeSent'], subject: { taskId } }, telling)
  const to = assigneeUserId === null ? [] : [assigneeUserId]
  const about = { subject: { taskId }, params: { title: task.title } }
  await notify({ kind: 'takeBroken', to, ...about }, telling)
  tellAfterwards(telling, {
    topic: 'tasks',
    to: { userIds: [...to, createdBy] },
    row: { id: taskId, ...(by !== null && { by }) },
  })
}
