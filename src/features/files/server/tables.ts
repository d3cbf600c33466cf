import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { FileKind } from '../file'

type Timestamp = ColumnType<Date, Date | string, Date | string>

export interface FilesTable {
  id: string
  customerId: string
  assetId: string
  ownerUserId: string
  title: string
  titleKey: GeneratedAlways<string>
  kind: FileKind
  tags: Generated<string[]>
  licence: 'own' | 'stock' | 'cc' | 'ofl' | 'other' | null
  licenceText: string | null
  /** Such as 2026-11-22. */
  licenceExpiresAt: ColumnType<string | null, string | null | undefined, string | null>
  visibility: Generated<'private' | 'shared' | 'customer'>
  firstId: string
  versionNo: Generated<number>
  /** The request it was handed in for, until it is accepted. */
  awaitedBy: string | null
  createdBy: string
  createdAt: Timestamp
  updatedBy: string | null
  updatedAt: Timestamp
  rev: Generated<number>
  deletedBy: string | null
  deletedAt: Timestamp | null
}

declare module '../../../server/database/tables' {
  interface Database {
    files: FilesTable
    fileShares: { customerId: string; fileId: string; userId: string }
  }
}
