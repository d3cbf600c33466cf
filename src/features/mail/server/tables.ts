import type { ColumnType, Generated } from 'kysely'
import type { LetterDoc } from '../../../../generated/facts/features/mail'
import type { LayoutState } from '../layout'

type Timestamp = ColumnType<Date, Date | string, Date | string>
/** Written as text, read as what it says. */
type Json<Value> = ColumnType<Value, string, string>

export interface EmailLayoutsTable {
  id: string
  /** Of mail.yaml, such as `session.invitation`. */
  key: string
  /** Null: of all customers that have none of their own. */
  customerId: string | null
  locale: string
  versionNo: number
  state: Generated<LayoutState>
  doc: Json<LetterDoc>
  docRev: Generated<number>
  fromName: string | null
  replyTo: string | null
  createdBy: string | null
  createdAt: Timestamp
  updatedBy: string | null
  updatedAt: Timestamp
  rev: Generated<number>
}

declare module '../../../server/database/tables' {
  interface Database {
    emailLayouts: EmailLayoutsTable
  }
}
