import type { ColumnType, Generated } from 'kysely'
import type { Lane } from './lanes'

type Timestamp = ColumnType<Date, Date | string, Date | string>

/** Jobs that are not done yet. Their results are kept in the tables of the feature. */
export interface JobsTable {
  kind: string
  subjectId: string
  customerId: string | null
  lane: Lane
  phase: string | null
  progress: Generated<number>
  /** How often it was asked for. */
  asks: Generated<number>
  failures: Generated<number>
  /** Tries that neither succeeded nor failed, because their process ended. */
  interruptions: Generated<number>
  isCancelled: Generated<boolean>
  dueAt: Timestamp
  heldBy: string | null
  leaseUntil: Timestamp | null
}

declare module '../database/tables' {
  interface Database {
    jobs: JobsTable
  }
}
