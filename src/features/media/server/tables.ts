import type { ColumnType, Generated } from 'kysely'
import type { AssetState, FailReason, MediaFacts, Rendition } from '../asset'
import type { UploadState } from '../upload'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type BigInteger = ColumnType<string, number, number>

export interface MediaAssetsTable {
  id: string
  customerId: string
  name: string
  state: AssetState
  failReason: FailReason | null
  failMessage: string | null
  bytes: BigInteger
  sha256: string | null
  mime: string | null
  kind: 'video' | 'audio' | null
  durationMs: number | null
  width: number | null
  height: number | null
  facts: ColumnType<MediaFacts | null, string | undefined, string>
  renditions: ColumnType<Rendition[], string | undefined, string>
  createdAt: Timestamp
  updatedAt: Timestamp
}

export interface DeclaredPart {
  partNo: number
  bytes: number
  sha256: string
}

export interface MediaUploadsTable {
  id: string
  customerId: string
  assetId: string
  ownerUserId: string
  purpose: 'clip'
  bytes: BigInteger
  partBytes: number
  edgeHash: string | null
  sentBytes: ColumnType<string, number | undefined, number>
  /** null: nobody is sending it. */
  sentAt: Timestamp | null
  state: Generated<UploadState>
  parts: ColumnType<DeclaredPart[] | null, string | undefined, string | null>
  createdAt: Timestamp
  updatedAt: Timestamp
  expiresAt: Timestamp
}

/** Objects that remain to be removed after their row was deleted. */
export interface MediaRemovalsTable {
  prefix: string
  createdAt: Timestamp
}

export interface MediaTables {
  mediaAssets: MediaAssetsTable
  mediaUploads: MediaUploadsTable
  mediaRemovals: MediaRemovalsTable
}

declare module '../../../server/database/tables' {
  interface Database extends MediaTables {}
}
