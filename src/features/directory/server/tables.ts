import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { ProfileField } from '../../../../generated/facts/features/directory'
import type { Choice } from '../profileField'

type Timestamp = ColumnType<Date, Date | string, Date | string>

export interface ProfileFieldsTable {
  id: string
  customerId: string
  name: string
  kind: ProfileField['kind']
  choices: ColumnType<readonly Choice[], string, string>
  /** Where it stands among the others. */
  sequence: Generated<number>
  isActive: Generated<boolean>
  nameKey: GeneratedAlways<string>
  createdBy: string | null
  createdAt: Timestamp
  updatedBy: string | null
  updatedAt: Timestamp | null
  rev: Generated<number>
}

declare module '../../../server/database/tables' {
  interface Database {
    profileFields: ProfileFieldsTable
  }
}
