import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { CaptionMaking } from '../../../../generated/facts/features/captions'

type Timestamp = ColumnType<Date, Date | string, Date | string>

export interface FootageClipsTable {
  id: string
  customerId: string
  assetId: string
  ownerUserId: string
  title: string
  titleKey: GeneratedAlways<string>
  searchKey: GeneratedAlways<string>
  description: Generated<string>
  tags: Generated<string[]>
  otherPeople: Generated<string[]>
  shotTypeId: string | null
  language: string | null
  /** 0: not rated. */
  rating: Generated<number>
  visibility: Generated<'private' | 'shared' | 'customer'>
  /** Such as 2026-11-22. */
  rightsExpireAt: ColumnType<string | null, string | null | undefined, string | null>
  /** Which of its films it shows. */
  versionNo: Generated<number>
  /** A guest recorded it, and agreed to its use by this. */
  consentId: string | null
  /** Whose consent ended, as they signed: it is in no list, and erased later. */
  withdrawnBy: string | null
  createdBy: string
  createdAt: Timestamp
  updatedBy: string | null
  updatedAt: Timestamp
  rev: Generated<number>
  deletedAt: Timestamp | null
  deletedBy: string | null
}

/** The films of a clip that had or has several. */
export interface FootageClipVersionsTable {
  customerId: string
  clipId: string
  versionNo: number
  assetId: string
  /** It takes the place of the one before as soon as it can be watched. */
  isComing: boolean
  madeBy: string | null
  madeAt: Timestamp
}

/** Users or contacts: one of the two is named. */
export interface FootageClipPeopleTable {
  customerId: string
  clipId: string
  userId: string | null
  contactId: string | null
  personId: GeneratedAlways<string>
}

/** Captions that are being made of what is said, or could not be. */
export interface CaptionMakingsTable {
  id: string
  customerId: string
  clipId: string
  lang: string
  failCode: CaptionMaking['failCode'] | null
  askedBy: string
  askedAt: Timestamp
}

export interface FootageTables {
  captionMakings: CaptionMakingsTable
  footageClips: FootageClipsTable
  footageClipPeople: FootageClipPeopleTable
  footageClipVersions: FootageClipVersionsTable
  footageClipShares: { customerId: string; clipId: string; userId: string }
  /** All users and contacts, for their names. */
  footagePeople: { id: string; name: string }
}

declare module '../../../server/database/tables' {
  interface Database extends FootageTables {}
}
