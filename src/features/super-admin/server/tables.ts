import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

type Timestamp = ColumnType<Date, Date | string, Date | string>

export interface ShotTypesTable {
  id: string
  name: string
  description: string | null
  /** Where it stands among the others. */
  sequence: Generated<number>
  isActive: Generated<boolean>
  nameKey: GeneratedAlways<string>
  searchKey: GeneratedAlways<string>
  createdBy: string | null
  createdAt: Timestamp
  updatedBy: string | null
  updatedAt: Timestamp | null
  rev: Generated<number>
}

declare module '../../../server/database/tables' {
  interface Database {
    shotTypes: ShotTypesTable
  }
}
