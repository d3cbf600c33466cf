// What those who decide do with tasks (work.md 2).
import type {
  AcceptTakeRequest,
  AcceptTakeResponse,
  ChecklistLine,
} from '../../../../generated/facts/features/tasks'
import { changeRows } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { failure, malformedRequest, notFound } from '../../../server/errors'
import { retakeChips } from '../task'
import { assignTasks } from './assignTasks'
import { emptyOf, fillWith } from './fillSlots'
import type { TaskRow } from './loadTasks'
import { lockTask, touchTask } from './lockTask'
import { judged, moveTask } from './moveTask'
import { canBeWatched } from './taskTakes'
import { tasks } from './tasks'
import { recordersOf, tellOfTask, untellOfTask } from './tellOfTask'

const table = 'recordingTasks'

export async function acceptTake(
  { taskId, takeId }: AcceptTakeRequest,
  context: Context,
): Promise<AcceptTakeResponse> {
  const { db, member, now } = context
  const row = await lockTask(taskId, context)
  judged(row, 'accept', context)
  const take = row.takes.find((each) => each.takeId === takeId && each.takeState === 'submitted')
  if (!take) throw notFound()
  if (!canBeWatched(take)) throw failure('takeNotPlayable')
  const decided = { decidedBy: member.userId, decidedAt: now }
  const sent = db.updateTable('takes').where('taskId', '=', taskId).where('state', '=', 'submitted')
  await sent
    .set({ state: 'accepted', chosen: true, ...decided })
    .where('id', '=', takeId)
    .execute()
  await sent.set({ state: 'aside', ...decided }).execute()
  await moveTask(row, 'accept', { decidedAt: now }, context)
  await touchTask(row, 'acceptTake', context)
  const drafts = await fillWith(row, take, context)
  await tellOfTask(row, 'takeAccepted', recordersOf(row), context)
  return { task: await tasks.shown(taskId, context), ...drafts }
}

export const requestRetakes = changeRows('requestRetakes', tasks, {
  table,
  may: 'look',
  async each(row, { chips: asked, points, retakeWords, dueOn }, context) {
    const { db, member, now } = context
    const chips = retakeChips.filter((chip) => asked?.includes(chip))
    const lines = checklistOf(chips, points ?? [])
    const words = retakeWords?.trim() ?? ''
    if (lines.length === 0 && words === '') throw failure('sayWhy')
    await moveTask(
      row,
      'retake',
      {
        retakeCount: row.retakeCount + 1,
        retakeChips: chips,
        checklist: JSON.stringify(lines),
        retakeWords: words || null,
        ...(dueOn && { dueOn }),
        decidedAt: now,
      },
      context,
    )
    await db
      .updateTable('takes')
      .set({ state: 'retake', decidedBy: member.userId, decidedAt: now })
      .where('taskId', '=', row.id)
      .where('state', '=', 'submitted')
      .execute()
    await tellOfTask(row, 'retakeAsked', recordersOf(row), context)
  },
})

/** Each chip is a line of its own, in the words of whoever reads it. */
const checklistOf = (
  chips: readonly NonNullable<ChecklistLine['chip']>[],
  points: readonly string[],
): ChecklistLine[] => [
  ...chips.map((chip) => ({ chip, isDone: false })),
  ...points.flatMap((point) =>
    point.trim() === '' ? [] : [{ text: point.trim(), isDone: false }],
  ),
]

export const reconsiderTasks = changeRows('reconsiderTasks', tasks, {
  table,
  may: 'look',
  async each(row, _, context) {
    const wasRetake = row.state === 'retake_requested'
    const columns = wasRetake
      ? { retakeCount: Math.max(0, row.retakeCount - 1), decidedAt: null }
      : { decidedAt: null }
    await moveTask(row, 'reconsider', columns, context)
    await undecideTakes(row, context)
    await emptyOf(row, context)
    await untellOfTask(row, ['takeAccepted', 'retakeAsked'], context)
    await tellOfTask(row, 'taskReconsidered', recordersOf(row), context)
  },
})

/** Those that the last decision was about are as they were before it. */
async function undecideTakes({ id, takes }: TaskRow, { db }: Context): Promise<void> {
  const last = Math.max(...takes.map(({ decidedAt }) => decidedAt?.getTime() ?? 0))
  const decided = takes.filter(({ decidedAt }) => decidedAt?.getTime() === last)
  if (decided.length === 0) return
  await db
    .updateTable('takes')
    .set({ state: 'submitted', chosen: false, decidedBy: null, decidedAt: null })
    .where('taskId', '=', id)
    .where(
      'id',
      'in',
      decided.map(({ takeId }) => takeId),
    )
    .execute()
}

export const reassignTasks = changeRows('reassignTasks', tasks, {
  table,
  may: 'look',
  async each(row, { assignee }, context) {
    if (!assignee)
      throw malformedRequest('`values.assignee` is missing.', [
        { field: 'values.assignee', code: 'required' },
      ])
    const before = recordersOf(row)
    await moveTask(row, 'reassign', { decidedAt: context.now }, context)
    await assignTasks(
      {
        recordings: [askedIn(row)],
        ...(row.storyboardId !== null && {
          storyboard: { id: row.storyboardId, title: row.storyboardTitle ?? '' },
        }),
        mode: assignee === context.member.userId ? 'self' : 'person',
        userIds: [assignee],
        dueOn: row.dueOn,
        priority: row.priority,
        reviewerUserId: row.reviewerIsHere ? row.reviewerUserId : null,
        maxTakes: row.maxTakes,
        words: row.words,
        previousTaskId: row.id,
        isHeld: row.held,
      },
      context,
    )
    await tellOfTask(row, 'taskReassigned', before, context)
  },
})

const askedIn = (row: TaskRow) => ({
  title: row.title,
  instructions: row.instructions,
  script: row.script,
  orientation: row.orientation,
  minMs: row.minMs,
  maxMs: row.maxMs,
  ...(row.shotId !== null && { shotId: row.shotId }),
  ...(row.shotNo !== null && { shotNo: row.shotNo }),
})
