import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date | string, Date | string>

/** How far somebody has watched a program, whether it was sent to them or not. */
export interface ViewingsTable {
  userId: string
  programId: string
  customerId: string
  /** Of which the coverage is. */
  versionNo: number
  /** The latest that they have viewed; null: none, or it was marked as not viewed. */
  viewedVersionNo: number | null
  /** A bit for each second of the version, from its beginning to its outro; empty: none was reported. */
  coverage: Generated<string>
  positionMs: Generated<number>
  /** The visit by which the position is known. */
  positionFrom: Generated<string>
  openedAt: Timestamp
  completedAt: Timestamp | null
  completedBy: 'auto' | 'manual' | null
}

declare module '../../../server/database/tables' {
  interface Database {
    viewings: ViewingsTable
    viewingReminders: {
      userId: string
      programId: string
      customerId: string
      dueOn: ColumnType<Date, string, never>
      daysLeft: number
      remindedAt: Timestamp
    }
    programLikes: { programId: string; userId: string; customerId: string; likedAt: Timestamp }
  }
}
