import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

type Timestamp = ColumnType<Date, Date | string, Date | string>

export interface FootageClipsTable {
  id: string
  customerId: string
  assetId: string
  ownerUserId: string
  title: string
  titleKey: GeneratedAlways<string>
  description: Generated<string>
  tags: Generated<string[]>
  createdBy: string
  createdAt: Timestamp
  updatedBy: string | null
  updatedAt: Timestamp
  rev: Generated<number>
  deletedAt: Timestamp | null
  deletedBy: string | null
}

export interface FootageTables {
  footageClips: FootageClipsTable
}

declare module '../../../server/database/tables' {
  interface Database extends FootageTables {}
}
