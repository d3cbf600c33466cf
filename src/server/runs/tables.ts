import type { ColumnType, Generated } from 'kysely'
import type { RunLine } from './run'

type Timestamp = ColumnType<Date, Date | string, Date | string>

export interface RunsTable {
  id: string
  kind: string
  askedBy: string
  /** Null: it is about the installation. */
  customerId: string | null
  /** Written as JSON text. */
  params: ColumnType<Record<string, string>, string | undefined, string>
  isDryRun: Generated<boolean>
  state: Generated<'queued' | 'running' | 'succeeded' | 'failed'>
  /** Written as JSON text. */
  log: ColumnType<RunLine[], string | undefined, string>
  fileName: string | null
  fileBytes: ColumnType<string | null, number | null | undefined, number | null>
  createdAt: Timestamp
  endedAt: Timestamp | null
  updatedBy: string | null
  updatedAt: Timestamp | null
  rev: Generated<number>
}

declare module '../database/tables' {
  interface Database {
    runs: RunsTable
  }
}
