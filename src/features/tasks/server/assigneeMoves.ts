// What those who record do with tasks (work.md 2).
import { changeRows } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { failure } from '../../../server/errors'
import { fillWith } from './fillSlots'
import type { TaskRow } from './loadTasks'
import { moveTask } from './moveTask'
import { tasks } from './tasks'
import { reviewersOf, tellOfTask, untellOfTask } from './tellOfTask'

const table = 'recordingTasks'
const shortestReason = 3

export const openTasks = changeRows('openTasks', tasks, {
  table,
  may: 'look',
  each: async (row, _, context) => void (await moveTask(row, 'open', {}, context)),
})

export const claimTasks = changeRows('claimTasks', tasks, {
  table,
  may: 'look',
  each: async (row, _, context) =>
    void (await moveTask(row, 'claim', { assigneeUserId: context.member.userId }, context)),
})

export const releaseTasks = changeRows('releaseTasks', tasks, {
  table,
  may: 'look',
  async each(row, _, context) {
    await moveTask(row, 'release', { assigneeUserId: null }, context)
    await context.db
      .deleteFrom('takes')
      .where('taskId', '=', row.id)
      .where('state', '=', 'recorded')
      .execute()
    const others = row.candidates.map(({ id }) => id)
    await tellOfTask(row, 'taskAsked', others, context)
  },
})

export const declineTasks = changeRows('declineTasks', tasks, {
  table,
  may: 'look',
  async each(row, { declineReason, declineWords }, context) {
    const words = declineWords?.trim() ?? ''
    const isSaid = declineReason !== 'other' || words.length >= shortestReason
    if (!declineReason || !isSaid) throw failure('sayWhy')
    const { db, member, now } = context
    const state = await moveTask(
      row,
      'decline',
      {
        ...(row.state === 'offered' && row.candidates.length > 1
          ? {}
          : { assigneeUserId: member.userId }),
        stateBefore: row.state,
        declineReason,
        declineWords: words || null,
        decidedAt: now,
      },
      context,
    )
    if (state === 'offered')
      await db
        .updateTable('taskCandidates')
        .set({ declinedAt: now })
        .where('taskId', '=', row.id)
        .where('userId', '=', member.userId)
        .execute()
    await tellOfTask(row, 'taskDeclined', [row.createdBy, ...reviewerOf(row)], context)
  },
})

const reviewerOf = ({ reviewerUserId }: TaskRow) =>
  reviewerUserId === null ? [] : [reviewerUserId]

export const undeclineTasks = changeRows('undeclineTasks', tasks, {
  table,
  may: 'look',
  taken: { recording_tasks_shot: 'shotTaken' },
  async each(row, _, context) {
    const columns = { stateBefore: null, declineReason: null, declineWords: null, decidedAt: null }
    await moveTask(row, 'undecline', columns, context)
    await untellOfTask(row, ['taskDeclined'], context)
  },
})

export const submitTasks = changeRows('submitTasks', tasks, {
  table,
  may: 'look',
  async each(row, _, context) {
    const { db, now } = context
    if (row.maxTakes > 0 && row.takes.length > row.maxTakes)
      throw failure('takesUsedUp', { most: String(row.maxTakes) })
    const state = await moveTask(row, 'submit', { submittedAt: now }, context)
    await db
      .updateTable('takes')
      .set({ state: 'submitted', submittedAt: now })
      .where('taskId', '=', row.id)
      .where('state', '=', 'recorded')
      .execute()
    if (state === 'accepted') return chooseLast(row, context)
    await tellOfTask(row, 'takeSent', await reviewersOf(row, context), context)
  },
})

/** Whoever asks themselves has nobody to wait for. */
async function chooseLast(row: TaskRow, context: Context): Promise<void> {
  const { db, member, now } = context
  const last = row.takes.at(-1)
  if (!last) return
  const decided = { decidedBy: member.userId, decidedAt: now }
  const sent = db.updateTable('takes').where('taskId', '=', row.id).where('state', '=', 'submitted')
  await sent
    .set({ state: 'accepted', chosen: true, ...decided })
    .where('id', '=', last.takeId)
    .execute()
  await sent.set({ state: 'aside', ...decided }).execute()
  await fillWith(row, last, context)
}

export const takeBackTasks = changeRows('takeBackTasks', tasks, {
  table,
  may: 'look',
  async each(row, _, context) {
    await moveTask(row, 'takeBack', { submittedAt: null }, context)
    await context.db
      .updateTable('takes')
      .set({ state: 'recorded', submittedAt: null })
      .where('taskId', '=', row.id)
      .where('state', '=', 'submitted')
      .execute()
    await untellOfTask(row, ['takeSent'], context)
  },
})
