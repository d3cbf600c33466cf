// Asking people to record, for shots of a storyboard or without one.
import { createdNow } from '../../../screens/server'
import type { Context } from '../../../server/context'
import { failure, malformedRequest } from '../../../server/errors'
import { endedStates, type TaskMode, type TaskState } from '../task'
import { ensureHere } from './people'
import { recordersOf, showTask, tellOfTask } from './tellOfTask'
import type { RowOf } from '../../../server/database/tables'

/** What is asked for, as it is now: what becomes of a shot later changes no task. */
export interface AskedRecording {
  readonly title: string
  readonly instructions?: string | undefined
  readonly script?: string | undefined
  readonly orientation?: RowOf<'recordingTasks'>['orientation'] | undefined
  readonly minMs?: number | null | undefined
  readonly maxMs?: number | null | undefined
  readonly shotId?: string | undefined
  readonly shotNo?: number | undefined
}

export interface Assignment {
  readonly recordings: readonly AskedRecording[]
  /** To whose storyboard the shots belong. */
  readonly storyboard?: { readonly id: string; readonly title: string }
  readonly mode: TaskMode
  /** One for `person`, up to twenty for `anyOf`, none for `self`. */
  readonly userIds: readonly string[]
  /** Such as 2026-11-27. */
  readonly dueOn?: string | null | undefined
  readonly priority?: 'low' | 'normal' | 'high' | undefined
  /** Every campaign manager unless somebody is named. */
  readonly reviewerUserId?: string | null | undefined
  /** 0: as many as one likes. */
  readonly maxTakes?: number | undefined
  readonly words?: string | undefined
  readonly previousTaskId?: string
  /** The storyboard waits. */
  readonly isHeld?: boolean
}

export const mostCandidates = 20

const firstState: Readonly<Record<TaskMode, TaskState>> = {
  person: 'assigned',
  anyOf: 'offered',
  self: 'opened',
}

/** The new tasks, in the order of the recordings. Refuses all of them where a shot is already asked for. */
export async function assignTasks(
  { recordings, userIds: named, ...asked }: Assignment,
  context: Context,
): Promise<string[]> {
  const { db, member, newId } = context
  const userIds = [...new Set(asked.mode === 'self' ? [member.userId] : named)]
  // Among one alone there is nothing to choose.
  const mode = asked.mode === 'anyOf' && userIds.length === 1 ? 'person' : asked.mode
  ensureCount(mode, userIds.length)
  const { reviewerUserId = null } = asked
  await ensureHere([...userIds, ...(reviewerUserId === null ? [] : [reviewerUserId])], context)
  const rows = recordings.map((recording) => ({
    ...columnsOf(recording),
    id: newId(),
    customerId: member.customerId,
    storyboardId: asked.storyboard?.id ?? null,
    storyboardTitle: asked.storyboard?.title ?? null,
    mode,
    state: firstState[mode],
    assigneeUserId: mode === 'anyOf' ? null : (userIds[0] ?? null),
    reviewerUserId,
    dueOn: asked.dueOn ?? null,
    priority: asked.priority ?? 'normal',
    maxTakes: asked.maxTakes ?? 0,
    words: asked.words?.trim() ?? '',
    previousTaskId: asked.previousTaskId ?? null,
    held: asked.isHeld ?? false,
    ...createdNow(context),
  }))
  if (rows.length === 0) return []
  const made = await db
    .insertInto('recordingTasks')
    .values(rows)
    .onConflict((taken) => taken.doNothing())
    .returning('id')
    .execute()
  if (made.length < rows.length) throw await shotTaken(recordings, context)
  if (mode === 'anyOf') await offer(made, userIds, context)
  const candidates = mode === 'anyOf' ? userIds.map((id) => ({ id })) : []
  for (const row of rows) {
    const task = { ...row, candidates, reviewerIsHere: reviewerUserId !== null }
    await tellOfTask(task, 'taskAsked', recordersOf(task), context)
    await showTask(task, context)
  }
  return rows.map(({ id }) => id)
}

function ensureCount(mode: TaskMode, count: number): void {
  const most = mode === 'anyOf' ? mostCandidates : 1
  if (count >= 1 && count <= most) return
  throw malformedRequest('`userIds` names nobody, or too many.', [
    { field: 'userIds', code: 'maxItems', limit: most },
  ])
}

function columnsOf({ title, instructions = '', script = '', ...recording }: AskedRecording) {
  const { orientation, minMs, maxMs, shotId, shotNo } = recording
  if (title.trim() === '') throw failure('titleEmpty')
  if (minMs && maxMs && maxMs < minMs) throw failure('lengthTurned')
  return {
    title: title.trim(),
    instructions: instructions.trim(),
    script: script.trim(),
    orientation: orientation ?? null,
    minMs: minMs ?? null,
    maxMs: maxMs ?? null,
    shotId: shotId ?? null,
    shotNo: shotNo ?? null,
  }
}

async function offer(
  tasks: readonly { readonly id: string }[],
  userIds: readonly string[],
  { db, member: { customerId } }: Context,
): Promise<void> {
  const rows = tasks.flatMap(({ id: taskId }) =>
    userIds.map((userId) => ({ customerId, taskId, userId })),
  )
  await db.insertInto('taskCandidates').values(rows).execute()
}

/** Which of these shots is asked for already. */
async function shotTaken(recordings: readonly AskedRecording[], { db, member }: Context) {
  const shotIds = recordings.flatMap(({ shotId }) => shotId ?? [])
  const taken = await db
    .selectFrom('recordingTasks')
    .select('title')
    .where('customerId', '=', member.customerId)
    .where('shotId', 'in', shotIds)
    .where('state', 'not in', [...endedStates])
    .orderBy('shotNo')
    .executeTakeFirst()
  return failure('shotTaken', { title: taken?.title ?? '' })
}
