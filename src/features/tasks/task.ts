// What becomes of a recording task, and who moves it (work.md 2).

import type { RetakeChip } from '../../../generated/facts/features/tasks'

export type TaskState =
  | 'offered'
  | 'assigned'
  | 'opened'
  | 'in_progress'
  | 'submitted'
  | 'retake_requested'
  | 'accepted'
  | 'declined'
  | 'reassigned'
  | 'cancelled'

export type TaskEvent =
  | 'open'
  | 'claim'
  | 'release'
  | 'take'
  | 'untake'
  | 'submit'
  | 'takeBack'
  | 'accept'
  | 'retake'
  | 'broken'
  | 'reconsider'
  | 'decline'
  | 'undecline'
  | 'reassign'
  | 'cancel'
  | 'revive'

export type TakeState = 'recorded' | 'submitted' | 'accepted' | 'retake' | 'aside'

/** Whom it is asked of: one person, whoever takes it first, or whoever asks. */
export type TaskMode = 'person' | 'anyOf' | 'self'

/** What a move depends on besides the state. */
export interface MovedTask {
  readonly state: TaskState
  readonly mode: TaskMode
  readonly assigneeUserId: string | null
  /** Those to whom it is offered, and who have not declined. */
  readonly candidates: readonly string[]
  readonly reviewerUserId: string | null
  /** The reviewer is here no more. */
  readonly isReviewerGone: boolean
  readonly stateBefore: TaskState | null
  readonly retakeCount: number
  /** Takes that are not sent. */
  readonly unsent: number
  /** Takes that were sent, whatever became of them. */
  readonly sent: number
  /** Its storyboard waits. */
  readonly isHeld: boolean
}

export interface Mover {
  readonly userId: string
  readonly isManager: boolean
}

type Target = TaskState | ((task: MovedTask) => TaskState)

const declinedBy = ({ candidates }: MovedTask): TaskState =>
  candidates.length > 1 ? 'offered' : 'declined'
const withoutTake = ({ retakeCount }: MovedTask): TaskState =>
  retakeCount > 0 ? 'retake_requested' : 'opened'
const asTaken = (task: MovedTask): TaskState =>
  task.unsent > 0 ? 'in_progress' : withoutTake(task)
const sentBy = ({ mode }: MovedTask): TaskState => (mode === 'self' ? 'accepted' : 'submitted')
const before = ({ stateBefore }: MovedTask): TaskState => stateBefore ?? 'assigned'

const ends = { reassign: 'reassigned', cancel: 'cancelled' } as const

/** What is not here is refused. */
export const moves: Readonly<Record<TaskState, Partial<Record<TaskEvent, Target>>>> = {
  offered: { claim: 'opened', decline: declinedBy, ...ends },
  assigned: { open: 'opened', take: 'in_progress', decline: 'declined', ...ends },
  opened: { take: 'in_progress', release: 'offered', decline: 'declined', ...ends },
  in_progress: {
    take: 'in_progress',
    untake: withoutTake,
    submit: sentBy,
    release: 'offered',
    decline: 'declined',
    ...ends,
  },
  submitted: {
    takeBack: 'in_progress',
    accept: 'accepted',
    retake: 'retake_requested',
    broken: 'retake_requested',
    cancel: 'cancelled',
  },
  retake_requested: { take: 'in_progress', reconsider: 'submitted', decline: 'declined', ...ends },
  accepted: { reconsider: 'submitted' },
  declined: { undecline: asTaken, ...ends },
  cancelled: { revive: before },
  reassigned: {},
}

/** The states in which a task waits for its assignee, or for one of those it is offered to. */
export const waitingStates = [
  'offered',
  'assigned',
  'opened',
  'in_progress',
  'retake_requested',
] as const satisfies readonly TaskState[]

/** Nothing is decided yet, so that it can be held or cancelled with what it belongs to. */
export const openStates = [
  ...waitingStates,
  'submitted',
  'declined',
] as const satisfies readonly TaskState[]

/** Its shot can be asked for anew. */
export const endedStates = [
  'declined',
  'reassigned',
  'cancelled',
] as const satisfies readonly TaskState[]

const isAssignee = (task: MovedTask, { userId }: Mover) => task.assigneeUserId === userId
const isCandidate = (task: MovedTask, { userId }: Mover) =>
  task.state === 'offered' && task.candidates.includes(userId)

/** Whoever decides: nobody about takes of their own, but those of whoever asked themselves. */
export function isReviewer(task: MovedTask, who: Mover): boolean {
  if (isAssignee(task, who)) return task.mode === 'self'
  const isNamed = task.reviewerUserId !== null && !task.isReviewerGone
  return isNamed ? task.reviewerUserId === who.userId : who.isManager
}

const isManager = (_: MovedTask, who: Mover) => who.isManager

const movers: Readonly<Record<TaskEvent, (task: MovedTask, who: Mover) => boolean>> = {
  open: isAssignee,
  claim: isCandidate,
  release: (task, who) => task.mode === 'anyOf' && isAssignee(task, who),
  take: isAssignee,
  untake: isAssignee,
  submit: isAssignee,
  takeBack: isAssignee,
  accept: isReviewer,
  retake: isReviewer,
  // The server does it once a film turns out to be unusable.
  broken: () => false,
  reconsider: isReviewer,
  decline: (task, who) => isAssignee(task, who) || isCandidate(task, who),
  undecline: isAssignee,
  reassign: (task, who) => who.isManager || isReviewer(task, who),
  cancel: isManager,
  revive: isManager,
}

export type Refusal = 'forbidden' | 'taskMoved' | 'taskTaken' | 'taskHeld' | 'noTake' | 'takesSent'

/** What is done with a task whose storyboard waits. */
const doneWhileHeld: readonly TaskEvent[] = ['decline', 'undecline', 'reassign', 'cancel', 'revive']

export type Moved = { readonly to: TaskState } | { readonly refused: Refusal }

/** What the task is after the event, or why it is refused. */
export function move(task: MovedTask, event: TaskEvent, who: Mover): Moved {
  const target = moves[task.state][event]
  // Somebody else of those it was offered to was faster.
  if (event === 'claim' && target === undefined && task.mode === 'anyOf' && !isAssignee(task, who))
    return { refused: 'taskTaken' }
  if (target === undefined) return { refused: 'taskMoved' }
  if (!movers[event](task, who)) return { refused: 'forbidden' }
  if (task.isHeld && !doneWhileHeld.includes(event)) return { refused: 'taskHeld' }
  if (event === 'submit' && task.unsent === 0) return { refused: 'noTake' }
  if (event === 'release' && task.sent > 0) return { refused: 'takesSent' }
  return { to: typeof target === 'function' ? target(task) : target }
}

export const taskEvents = Object.keys(movers) as readonly TaskEvent[]

/** What this person may do with the task as it is. */
export const eventsOf = (task: MovedTask, who: Mover): TaskEvent[] =>
  taskEvents.filter((event) => 'to' in move(task, event, who))

/** What people ask to change, in the order of its keys; that a film is broken the server says. */
export const retakeChips = [
  'tooQuiet',
  'noise',
  'tooDark',
  'framing',
  'outOfFocus',
  'eyesOffLens',
  'offScript',
  'tooLong',
  'moreEnergy',
] as const satisfies readonly RetakeChip[]
