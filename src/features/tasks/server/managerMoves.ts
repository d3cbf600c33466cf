// What campaign managers do with tasks: ask, change, cancel, remind (work.md 2).
import type {
  AddRecordingTaskRequest,
  AddRecordingTaskResponse,
  UpdateRecordingTaskRequest,
} from '../../../../generated/facts/features/tasks'
import { changeRow, changeRows, recordChanges } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { failure } from '../../../server/errors'
import { assignTasks } from './assignTasks'
import { moveTask } from './moveTask'
import { ensureHere } from './people'
import { tasks } from './tasks'
import { recordersOf, showTask, tellOfTask, untellOfTask } from './tellOfTask'

const table = 'recordingTasks'

export async function addRecordingTask(
  { values }: AddRecordingTaskRequest,
  context: Context,
): Promise<AddRecordingTaskResponse> {
  const { title, instructions, script, orientation, askedOf, words } = values
  const [first, ...others] = askedOf
  const isOwn = first === context.member.userId && others.length === 0
  const [id = ''] = await assignTasks(
    {
      recordings: [
        {
          title,
          instructions: instructions ?? '',
          script: script ?? '',
          orientation,
          ...lengthOf(values),
        },
      ],
      mode: isOwn ? 'self' : 'anyOf',
      userIds: askedOf,
      dueOn: values.dueOn,
      priority: values.priority ?? 'normal',
      reviewerUserId: values.reviewer,
      maxTakes: values.maxTakes ?? 0,
      words: words ?? '',
    },
    context,
  )
  const told = { list: tasks.callId, call: 'addRecordingTask', act: 'created' } as const
  await recordChanges([{ id, fields: Object.keys(values) }], told, context)
  return tasks.shown(id, context)
}

type Values = UpdateRecordingTaskRequest['values']

const msOf = (seconds: number | null | undefined) =>
  seconds === null || seconds === undefined ? seconds : seconds * 1000

function lengthOf({ minSeconds, maxSeconds }: Pick<Values, 'minSeconds' | 'maxSeconds'>) {
  if (minSeconds && maxSeconds && maxSeconds < minSeconds) throw failure('lengthTurned')
  return { minMs: msOf(minSeconds), maxMs: msOf(maxSeconds) }
}

export const updateRecordingTask = changeRow('updateRecordingTask', tasks, {
  table,
  may: 'edit',
  async set(values, row, context) {
    const { title, instructions, script, words, orientation, dueOn, priority, reviewer } = values
    if (title !== undefined && title.trim() === '') throw failure('titleEmpty')
    if (reviewer) await ensureHere([reviewer], context)
    const whole = {
      minSeconds: values.minSeconds === undefined ? seconds(row.minMs) : values.minSeconds,
      maxSeconds: values.maxSeconds === undefined ? seconds(row.maxMs) : values.maxSeconds,
    }
    return {
      ...lengthOf(whole),
      ...(title !== undefined && { title: title.trim() }),
      ...(instructions !== undefined && { instructions: instructions?.trim() ?? '' }),
      ...(script !== undefined && { script: script?.trim() ?? '' }),
      ...(words !== undefined && { words: words?.trim() ?? '' }),
      ...(orientation !== undefined && { orientation }),
      ...(dueOn !== undefined && { dueOn }),
      ...(priority !== undefined && { priority: priority ?? 'normal' }),
      ...(reviewer !== undefined && { reviewerUserId: reviewer }),
      ...(values.maxTakes !== undefined && { maxTakes: values.maxTakes ?? 0 }),
    }
  },
  after: (_, row, context) => showTask(row, context),
})

const seconds = (ms: number | null) => (ms === null ? null : Math.ceil(ms / 1000))

export const moveTaskDays = changeRows('moveTaskDays', tasks, {
  table,
  may: 'edit',
  set: ({ dueOn }) => ({ dueOn: dueOn ?? null }),
  each: (row, _, context) => showTask(row, context),
})

export const cancelTasks = changeRows('cancelTasks', tasks, {
  table,
  may: 'look',
  async each(row, _, context) {
    await moveTask(
      row,
      'cancel',
      { stateBefore: row.state, cancelledWith: null, decidedAt: context.now },
      context,
    )
    await tellOfTask(row, 'taskCancelled', recordersOf(row), context)
  },
})

export const reviveTasks = changeRows('reviveTasks', tasks, {
  table,
  may: 'look',
  taken: { recording_tasks_shot: 'shotTaken' },
  async each(row, _, context) {
    const columns = { stateBefore: null, cancelledWith: null, decidedAt: null }
    await moveTask(row, 'revive', columns, context)
    await untellOfTask(row, ['taskCancelled'], context)
  },
})

export const remindTasks = changeRows('remindTasks', tasks, {
  table,
  may: 'remind',
  async each(row, _, context) {
    await context.db
      .updateTable('recordingTasks')
      .set({ remindedOn: row.today })
      .where('id', '=', row.id)
      .execute()
    await tellOfTask(row, 'taskReminded', recordersOf(row), context)
  },
})
