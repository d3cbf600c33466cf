import type { ColumnType, Generated } from 'kysely'
import type { Lane } from './lanes'

type Timestamp = ColumnType<Date, Date | string, Date | string>

/** Work that is not done yet. What came of it stands in the tables of the feature. */
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
  /** Tries that neither ended nor failed: their process did. */
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
