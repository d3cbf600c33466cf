// Tells people under the bell what became of tasks, and open pages that something did (work.md 7).
import type { NoticeKind } from '../../../../generated/facts/notices'
import type { Context } from '../../../server/context'
import { tellAfterwards } from '../../../server/events/tellAfterwards'
import {
  notify,
  settleMoved,
  settleNotices,
  withdrawNotices,
  type OpenIn,
  type Telling,
} from '../../notifications/server'
import { waitingStates, type TaskState } from '../task'
import { managersHere } from './people'

/** Whom a task concerns. */
export interface Concerned {
  readonly id: string
  readonly title: string
  readonly storyboardId: string | null
  readonly assigneeUserId: string | null
  readonly reviewerUserId: string | null
  readonly reviewerIsHere: boolean
  readonly createdBy: string
  readonly candidates: ReadonlyArray<{ readonly id: string }>
}

export type TaskNotice = Extract<NoticeKind, `task${string}` | `take${string}` | `retake${string}`>

/** Those who record it, or may. */
export const recordersOf = ({ assigneeUserId, candidates }: Concerned): string[] =>
  assigneeUserId === null ? candidates.map(({ id }) => id) : [assigneeUserId]

/** Whoever is named; otherwise every campaign manager. */
export async function reviewersOf(
  { reviewerUserId, reviewerIsHere }: Concerned,
  { db, member: { customerId } }: Context,
): Promise<string[]> {
  if (reviewerUserId !== null && reviewerIsHere) return [reviewerUserId]
  return managersHere(db, customerId)
}

/** Tasks that somebody asks for in one storyboard are one line; all else is told task by task. */
const linedByStoryboard: readonly TaskNotice[] = ['taskAsked', 'taskCancelled', 'taskReassigned']
/** Told by whoever does it, whatever task it is about. */
const linedByDoer: readonly TaskNotice[] = ['taskReminded', 'takeAccepted']

/** What its words count: people who decline one task, or tasks. */
function lineOf(task: Concerned, kind: TaskNotice, by: string) {
  if (kind === 'taskDeclined') return { group: task.id, each: by }
  if (linedByDoer.includes(kind)) return { group: by, each: task.id }
  if (!linedByStoryboard.includes(kind)) return { group: task.id }
  return { group: `${task.createdBy} ${task.storyboardId ?? ''}`, each: task.id }
}

const openIn: OpenIn<TaskState> = {
  taskAsked: waitingStates,
  taskReminded: waitingStates,
  taskDueTomorrow: waitingStates,
  taskOverdue: waitingStates,
  taskNeedsPerson: waitingStates,
  retakeAsked: waitingStates,
  takeBroken: waitingStates,
  takeSent: ['submitted'],
  taskDeclined: ['offered', 'declined'],
}

/** What is over by this state nobody has to look at, whoever moved it on. */
export const settleTask = (id: string, state: TaskState, context: Omit<Telling, 'newId'>) =>
  settleMoved(openIn, { state, subject: { taskId: id } }, context)

export async function tellOfTask(
  task: Concerned,
  kind: TaskNotice,
  to: readonly string[],
  context: Context,
): Promise<void> {
  await notify(
    {
      kind,
      to,
      subject: { taskId: task.id },
      params: { by: context.member.name, title: task.title },
      ...lineOf(task, kind, context.member.userId),
    },
    context,
  )
}

/** The others cannot take it any more. */
export const settleOffers = ({ id, candidates }: Concerned, context: Context) =>
  settleNotices(
    { kinds: ['taskAsked'], subject: { taskId: id }, of: candidates.map((one) => one.id) },
    context,
  )

/** What was taken back is not told to those who have not read it yet. */
export const untellOfTask = (task: Concerned, kinds: readonly TaskNotice[], context: Context) =>
  withdrawNotices({ kinds, subject: { taskId: task.id } }, context)

/** Whoever has it in a list or a count asks anew. */
export async function showTask(task: Concerned, context: Context): Promise<void> {
  const { id, createdBy } = task
  const userIds = [...recordersOf(task), ...(await reviewersOf(task, context)), createdBy]
  tellAfterwards(context, {
    topic: 'tasks',
    to: { userIds: [...new Set(userIds)] },
    row: { id, by: context.member.userId },
  })
}
