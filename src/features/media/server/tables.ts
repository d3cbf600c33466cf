import type { ColumnType, Generated } from 'kysely'
import type { QualityFlag } from '../../../../generated/facts/features/media'
import type { AssetPurpose, AssetSource, AssetState, MediaFacts, Rendition } from '../asset'
import type { UploadState } from '../upload'

type Timestamp = ColumnType<Date, Date | string, Date | string>

export interface MediaAssetsTable {
  id: string
  customerId: string
  name: string
  purpose: Generated<AssetPurpose>
  state: AssetState
  /** A code of what the asset is for. */
  failReason: string | null
  failMessage: string | null
  /** null: an upload that still grows. */
  bytes: ColumnType<string | null, number | undefined, number>
  sha256: string | null
  mime: string | null
  kind: 'video' | 'audio' | null
  durationMs: number | null
  width: number | null
  height: number | null
  facts: ColumnType<MediaFacts | object | null, string | undefined, string>
  renditions: ColumnType<Rendition[], string | undefined, string>
  /** Grows as soon as fewer people see it. */
  addressRev: Generated<number>
  source: Generated<AssetSource>
  cutInMs: number | null
  cutOutMs: number | null
  /** How much of what was made of the film comes before its beginning. */
  leadMs: Generated<number>
  lufs: number | null
  truePeakDb: number | null
  silenceRatio: number | null
  blackRatio: number | null
  longestSilenceMs: number | null
  longestBlackMs: number | null
  /** null: not measured yet. */
  qaFlags: ColumnType<QualityFlag[] | null, string | undefined, string | null>
  takeFlags: ColumnType<QualityFlag[], string | undefined, string>
  /** Of everything that was made of the original. */
  madeBytes: ColumnType<string, number | undefined, number>
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
  /** A member's, or null: a guest's. */
  ownerUserId: string | null
  guestSubmissionId: string | null
  /** null: it still grows. */
  bytes: ColumnType<string | null, number | undefined, number>
  partBytes: number
  takeId: string | null
  /** When its take was made a clip. */
  savedAt: Timestamp | null
  edgeHash: string | null
  sentBytes: ColumnType<string, number | undefined, number>
  /** null: nobody is sending it. */
  sentAt: Timestamp | null
  /** Of the parts that arrived while it grows. */
  arrivedBytes: ColumnType<string, number | undefined, number>
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
