import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Timeline } from '../../../../generated/facts/features/programs'
import type { ProgramKind, ProgramState } from '../programRow'
import type { BumperAspect, BumperState } from '../bumper'
import type { ScriptState } from '../scriptRow'

type Timestamp = ColumnType<Date, Date | string, Date | string>
/** Written as text, read as what it says. */
type Json<Value> = ColumnType<Value, string | undefined, string>

export interface ProgramsTable {
  id: string
  customerId: string
  ownerUserId: string
  title: string
  titleKey: GeneratedAlways<string>
  kind: Generated<ProgramKind>
  state: Generated<ProgramState>
  /** While it is archived: what it was before. */
  stateBefore: ProgramState | null
  timeline: Json<Timeline>
  timelineRev: Generated<number>
  /** How many of the last revisions filled or emptied slots alone. */
  slotRevs: Generated<number>
  aspect: GeneratedAlways<Timeline['aspect']>
  durationMs: Generated<number>
  posterAssetId: string | null
  templateId: string | null
  templateVersionNo: number | null
  /** Who has to approve it; null: nobody. */
  approvalPolicyId: string | null
  /** What is on air, or was last. */
  publishedVersionId: string | null
  publishedAt: Timestamp | null
  /** Whoever has viewed an earlier one views it again; null: whoever has viewed any has viewed it. */
  viewAgainVersionNo: number | null
  description: string | null
  versionNo: Generated<number>
  hasChanges: Generated<boolean>
  /** Whose turn it is to build it, in which tab, until when. */
  editUserId: string | null
  editTab: string | null
  editUntil: Timestamp | null
  askedUserId: string | null
  askedAt: Timestamp | null
  finishedAt: Timestamp | null
  openedByOwnerAt: Timestamp | null
  expiresAt: Timestamp | null
  /** When those who have to watch it were reminded last. */
  remindedAt: Timestamp | null
  createdBy: string
  createdAt: Timestamp
  updatedBy: string | null
  updatedAt: Timestamp
  rev: Generated<number>
  deletedBy: string | null
  deletedAt: Timestamp | null
}

export interface ProgramMediaTable {
  customerId: string
  programId: string
  assetId: string
  type: 'clip' | 'file' | 'bumper'
  mediaId: string
}

export interface ProgramVersionsTable {
  id: string
  customerId: string
  programId: string
  versionNo: number
  kind: Generated<'rendered' | 'uploaded'>
  timeline: ColumnType<Timeline | null, string | null, never>
  contentHash: string
  note: string | null
  changes: ColumnType<unknown[], string | undefined, never>
  durationMs: number
  bodyEndMs: number
  isIncomplete: Generated<boolean>
  assetId: string | null
  madeBy: string | null
  madeAt: Timestamp
}

export interface ProgramFilmsTable {
  /** Of the version that it becomes. */
  id: string
  customerId: string
  programId: string
  assetId: string
  sentBy: string | null
  sentAt: Timestamp
}

export interface ProgramRendersTable {
  id: string
  customerId: string
  programId: string
  timeline: ColumnType<Timeline, string, never>
  timelineRev: number
  contentHash: string
  /** What had to be drawn when it was asked for, less what was drawn since. */
  owedMs: ColumnType<string, number | undefined, number>
  note: string | null
  state: Generated<'waiting' | 'running' | 'done' | 'failed' | 'cancelled'>
  phase: 'sound' | 'drawing' | 'joining' | null
  parts: Generated<number>
  partsDone: Generated<number>
  failCode: RenderFault | null
  failTitle: string | null
  failAtMs: number | null
  versionId: string | null
  askedBy: string | null
  askedAt: Timestamp
  endedAt: Timestamp | null
}

export type RenderFault =
  | 'unreadable'
  | 'notDrawn'
  | 'tooDemanding'
  | 'serverFault'
  | 'mediaGone'
  | 'consentRevoked'

export interface RenderChunksTable {
  customerId: string
  /** SHA-256 of its recipe, in hex. */
  key: string
  kind: 'pictures' | 'sound'
  bytes: ColumnType<string, number, number>
  usedAt: Timestamp
}

export interface ScriptsTable {
  id: string
  customerId: string
  ownerUserId: string
  title: string
  titleKey: GeneratedAlways<string>
  searchKey: GeneratedAlways<string>
  body: Generated<string>
  language: string | null
  wordsPerMinute: Generated<number>
  isReady: Generated<boolean>
  archivedAt: Timestamp | null
  state: GeneratedAlways<ScriptState>
  versionNo: Generated<number>
  createdBy: string
  createdAt: Timestamp
  updatedBy: string | null
  updatedAt: Timestamp
  rev: Generated<number>
  deletedBy: string | null
  deletedAt: Timestamp | null
}

export interface ScriptVersionsTable {
  customerId: string
  scriptId: string
  versionNo: number
  title: string
  body: string
  savedBy: string | null
  savedAt: Timestamp
}

export interface BumpersTable {
  id: string
  customerId: string
  assetId: string
  title: string
  titleKey: GeneratedAlways<string>
  kind: 'intro' | 'outro'
  aspect: BumperAspect
  state: Generated<BumperState>
  isDefault: Generated<boolean>
  createdBy: string | null
  createdAt: Timestamp
  updatedBy: string | null
  updatedAt: Timestamp
  rev: Generated<number>
  deletedBy: string | null
  deletedAt: Timestamp | null
}

/** A place that waits for an accepted take, as what it is for said when the draft was made. */
export interface ProgramSlotsTable {
  customerId: string
  programId: string
  slotId: string
  label: string
  direction: string | null
  minMs: number | null
  maxMs: number | null
  isRequired: boolean
}

export interface RenderUsageTable {
  customerId: string
  month: string
  drawnMs: ColumnType<string, number, number>
}

declare module '../../../server/database/tables' {
  interface Database {
    renderUsage: RenderUsageTable
    programs: ProgramsTable
    programCollaborators: { customerId: string; programId: string; userId: string }
    programMedia: ProgramMediaTable
    programSlots: ProgramSlotsTable
    programVersions: ProgramVersionsTable
    programFilms: ProgramFilmsTable
    programRenders: ProgramRendersTable
    renderChunks: RenderChunksTable
    scripts: ScriptsTable
    scriptVersions: ScriptVersionsTable
    bumpers: BumpersTable
    bumperIndustryTypes: { bumperId: string; industryTypeId: string }
  }
}
