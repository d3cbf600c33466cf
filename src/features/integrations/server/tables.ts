import type { ColumnType, Generated } from 'kysely'
import type {
  ImportRule,
  RecordingImport,
  YoutubeUpload,
} from '../../../../generated/facts/features/integrations'

type Timestamp = ColumnType<Date, Date | string, Date | string>

export type Kind = 'zoom' | 'youtube'

export interface IntegrationConnectionsTable {
  id: string
  customerId: string
  userId: string
  kind: Kind
  /** As the service knows it. */
  accountId: string
  /** As people know it. */
  account: string
  scopes: string
  /** expired: the service accepts it no more; revoked: it was disconnected. */
  state: 'active' | 'expired' | 'revoked'
  /** Bound to the row's id; there while it is active. */
  sealedTokens: string | null
  /** Of the access token among them. */
  expiresAt: Timestamp | null
  connectedAt: Timestamp
  renewedAt: Timestamp
  lastNoticeAt: Timestamp | null
}

export interface ZoomRulesTable {
  connectionId: string
  isOn: boolean
  words: string[]
  picture: ImportRule['picture']
  withTranscript: boolean
}

export interface ZoomImportsTable {
  /** Also that of the asset. */
  id: string
  customerId: string
  connectionId: string
  /** Zoom's uuid of one meeting; its number may come again. */
  meetingId: string
  topic: string
  heldAt: Timestamp
  isByRule: boolean
  state: Generated<'waiting' | 'done' | 'failed'>
  failCode: NonNullable<RecordingImport['failCode']> | null
  clipId: string | null
  askedAt: Timestamp
}

export interface YoutubeUploadsTable {
  id: string
  customerId: string
  connectionId: string
  programId: string
  versionId: string
  title: string
  description: string
  privacy: YoutubeUpload['privacy']
  isForKids: boolean
  isSynthetic: boolean
  state: Generated<YoutubeUpload['state']>
  failCode: NonNullable<YoutubeUpload['failCode']> | null
  /** The address that takes the film, bound to the row's id. */
  sealedSession: string | null
  sentBytes: ColumnType<string, number | undefined, number>
  totalBytes: ColumnType<string, number, never>
  videoId: string | null
  /** As YouTube shows it, which may be another one than was wanted. */
  shownPrivacy: string | null
  /** When it was counted against what YouTube takes in a day. */
  begunAt: Timestamp | null
  waitsUntil: Timestamp | null
  askedAt: Timestamp
}

declare module '../../../server/database/tables' {
  interface Database {
    integrationConnections: IntegrationConnectionsTable
    zoomRules: ZoomRulesTable
    zoomImports: ZoomImportsTable
    youtubeUploads: YoutubeUploadsTable
  }
}
