import type { ColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date | string, Date | string>

export interface ImportsTable {
  userId: string
  /** As the client calls it. */
  id: string
  customerId: string
  /** The id of the import call. */
  call: string
  createdAt: Timestamp
  undoneAt: Timestamp | null
}

export interface ImportRowsTable {
  userId: string
  importId: string
  matchKey: string
  /** Tells rows of the same match and other values apart. */
  fingerprint: string
  verdict: 'new' | 'changed' | 'same' | 'skipped'
  rowId: string | null
  rev: number | null
  /** What changed fields held before; null is none. */
  earlier: ColumnType<Record<string, unknown> | null, string | null, never>
}

declare module '../../../server/database/tables' {
  interface Database {
    imports: ImportsTable
    importRows: ImportRowsTable
  }
}
