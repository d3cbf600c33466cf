import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type Named = ColumnType<Readonly<Record<string, string>>, string, string>

export interface NotificationsTable {
  id: string
  customerId: string
  userId: string
  kind: string
  groupKey: string
  subject: Named
  params: Named
  count: Generated<number>
  createdAt: Timestamp
  /** When it happened last. */
  toldAt: Timestamp
  readAt: Timestamp | null
  /** When a letter is to say it; null: none is. */
  mailAt: Timestamp | null
  mailedAt: Timestamp | null
}

declare module '../../../server/database/tables' {
  interface Database {
    notifications: NotificationsTable
    letterOptOuts: { userId: string; customerId: string; kind: string }
  }
}
