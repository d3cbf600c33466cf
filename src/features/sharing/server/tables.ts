import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Device } from '../../analytics/session'
import type { ShareAccess } from '../share'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type Day = ColumnType<string, string, string>

export interface ShareLayoutsTable {
  id: string
  /** null: for all customers. */
  customerId: string | null
  name: string
  nameKey: GeneratedAlways<string>
  logoUrl: string | null
  accent: string | null
  footer: string | null
  imprintUrl: string | null
  privacyUrl: string | null
  ctaLabel: string | null
  ctaUrl: string | null
  isActive: Generated<boolean>
  createdBy: string | null
  createdAt: Timestamp
  updatedBy: string | null
  updatedAt: Timestamp
  rev: Generated<number>
}

export interface SharePagesTable {
  id: string
  customerId: string
  title: string
  titleKey: GeneratedAlways<string>
  message: string | null
  tokenHash: string
  linkNo: Generated<number>
  /** What was given before it grew opens nothing any more. */
  grantNo: Generated<number>
  access: ShareAccess
  slug: string | null
  passwordHash: string | null
  addresses: Generated<string[]>
  opensOn: Day | null
  expiresOn: Day | null
  maxPlays: number | null
  plays: Generated<number>
  allowDownload: Generated<boolean>
  allowComment: Generated<boolean>
  allowApprove: Generated<boolean>
  watermark: Generated<boolean>
  layoutId: string | null
  ctaLabel: string | null
  ctaUrl: string | null
  embedSites: Generated<string[]>
  disabledAt: Timestamp | null
  revokedAt: Timestamp | null
  createdBy: string | null
  createdAt: Timestamp
  updatedBy: string | null
  updatedAt: Timestamp
  rev: Generated<number>
}

export interface ShareVisitsTable {
  visitId: string
  customerId: string
  pageId: string
  versionId: string
  /** null: it was not proved. */
  address: string | null
  device: Device
  startedAt: Timestamp
  lastAt: Timestamp
  /** A bit for each second of the film. */
  coverage: string
  isPlay: Generated<boolean>
  downloadedAt: Timestamp | null
}

export interface ShareCodesTable {
  pageId: string
  address: string
  codeHash: string
  tries: Generated<number>
  expiresAt: Timestamp
}

export interface ShareDecisionsTable {
  pageId: string
  versionId: string
  address: string
  customerId: string
  decision: 'approve' | 'changes'
  note: string | null
  decidedAt: Timestamp
}

declare module '../../../server/database/tables' {
  interface Database {
    shareLayouts: ShareLayoutsTable
    sharePages: SharePagesTable
    shareItems: { customerId: string; pageId: string; programId: string; position: number }
    shareVisits: ShareVisitsTable
    shareCodes: ShareCodesTable
    shareDecisions: ShareDecisionsTable
  }
}
