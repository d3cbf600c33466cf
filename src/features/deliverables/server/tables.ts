import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Deliverable } from '../../../../generated/facts/features/deliverables'
import type { DeliverableState } from '../deliverable'

type Timestamp = ColumnType<Date, Date | string, Date | string>
/** Such as 2026-11-22. */
type Day = ColumnType<string | null, string | null | undefined, string | null>

export interface DeliverablesTable {
  id: string
  customerId: string
  /** null: every campaign manager. */
  ownerUserId: string | null
  makerUserId: string | null
  title: string
  titleKey: GeneratedAlways<string>
  kind: Generated<Deliverable['kind']>
  preset: Generated<Deliverable['preset']>
  maxSeconds: number | null
  languages: Generated<string[]>
  notes: Generated<string>
  state: Generated<DeliverableState>
  /** Of a cancelled one. */
  stateBefore: DeliverableState | null
  dueOn: Day
  /** Of which a version was delivered. */
  programId: string | null
  versionId: string | null
  fileId: string | null
  deliveredBy: string | null
  deliveredAt: Timestamp | null
  acceptedWords: string | null
  changesWords: string | null
  decidedAt: Timestamp | null
  createdBy: string
  createdAt: Timestamp
  updatedBy: string | null
  updatedAt: Timestamp
  rev: Generated<number>
  deletedAt: Timestamp | null
}

declare module '../../../server/database/tables' {
  interface Database {
    deliverables: DeliverablesTable
  }
}
