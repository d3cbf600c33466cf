import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { ChecklistLine, RetakeChip } from '../../../../generated/facts/features/tasks'
import type { TakeState, TaskMode, TaskState } from '../task'

type Timestamp = ColumnType<Date, Date | string, Date | string>
/** Such as 2026-11-22. */
type Day = ColumnType<string | null, string | null | undefined, string | null>

/** What it asks for stands in the task, as it was asked: nothing is read of the storyboard. */
export interface RecordingTasksTable {
  id: string
  customerId: string
  storyboardId: string | null
  storyboardTitle: string | null
  shotId: string | null
  shotNo: number | null
  mode: Generated<TaskMode>
  /** null: it is offered to several. */
  assigneeUserId: string | null
  /** null: every campaign manager. */
  reviewerUserId: string | null
  title: string
  titleKey: GeneratedAlways<string>
  instructions: Generated<string>
  script: Generated<string>
  orientation: 'landscape' | 'portrait' | 'square' | null
  minMs: number | null
  maxMs: number | null
  /** What whoever asks says besides. */
  words: Generated<string>
  priority: Generated<'low' | 'normal' | 'high'>
  state: Generated<TaskState>
  /** Of a cancelled one, or one that was declined. */
  stateBefore: TaskState | null
  /** It was cancelled with this, and comes back with it. */
  cancelledWith: 'shot' | 'storyboard' | null
  /** Its storyboard waits. */
  held: Generated<boolean>
  dueOn: Day
  /** 0: as many as one likes. */
  maxTakes: Generated<number>
  retakeCount: Generated<number>
  retakeChips: Generated<RetakeChip[]>
  retakeWords: string | null
  checklist: ColumnType<ChecklistLine[], string | undefined, string>
  declineReason: 'noTime' | 'notMe' | 'unclear' | 'other' | null
  declineWords: string | null
  /** The one that was reassigned. */
  previousTaskId: string | null
  submittedAt: Timestamp | null
  decidedAt: Timestamp | null
  remindedOn: Day
  /** -1: the day before; otherwise how many days over. */
  dueTold: number | null
  /** The day that it is about. */
  dueToldFor: Day
  /** Whoever asked knows that the assignee has left. */
  personTold: Generated<boolean>
  createdBy: string
  createdAt: Timestamp
  updatedBy: string | null
  updatedAt: Timestamp
  rev: Generated<number>
  deletedAt: Timestamp | null
}

export interface TaskCandidatesTable {
  customerId: string
  taskId: string
  userId: string
  declinedAt: Timestamp | null
}

export interface TakesTable {
  id: string
  customerId: string
  taskId: string
  /** Of the task, so that a shot has one chosen take. */
  shotId: string | null
  clipId: string
  takeNo: number
  note: string | null
  state: Generated<TakeState>
  chosen: Generated<boolean>
  createdAt: Timestamp
  submittedAt: Timestamp | null
  decidedBy: string | null
  decidedAt: Timestamp | null
}

export interface TakeNotesTable {
  id: string
  customerId: string
  taskId: string
  takeId: string
  atMs: number
  body: string
  createdBy: string
  createdAt: Timestamp
}

declare module '../../../server/database/tables' {
  interface Database {
    recordingTasks: RecordingTasksTable
    taskCandidates: TaskCandidatesTable
    takes: TakesTable
    takeNotes: TakeNotesTable
  }
}
