/** The tables that the menu counts read, as far as they exist. */
import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type Json = ColumnType<unknown, string, string>

/** The columns every row of a customer has. */
interface Row {
  id: string
  customerId: string
  createdBy: string
  createdAt: Timestamp
  updatedAt: Timestamp
  rev: Generated<number>
}

interface TrashableRow extends Row {
  deletedAt: Timestamp | null
}

export interface InboxItemsTable {
  id: string
  customerId: string
  userId: string
  programId: string
  source: Generated<'direct' | 'channel' | 'campaign'>
  state: Generated<'new' | 'started' | 'viewed' | 'recalled'>
  deliveredAt: Timestamp
  openedAt: Timestamp | null
  completedAt: Timestamp | null
}

export interface StoryboardsTable extends TrashableRow {
  ownerUserId: string
  title: string
  state: Generated<
    'draft' | 'active' | 'on_hold' | 'complete' | 'assembled' | 'archived' | 'cancelled'
  >
}

export interface RecordingTasksTable extends TrashableRow {
  storyboardId: string | null
  assigneeUserId: string
  reviewerUserId: string | null
  title: string
  instructions: Generated<string>
  priority: Generated<'low' | 'normal' | 'high'>
  state: Generated<RecordingTaskState>
  dueAt: Timestamp | null
}

export type RecordingTaskState =
  | 'assigned'
  | 'opened'
  | 'in_progress'
  | 'submitted'
  | 'retake_requested'
  | 'accepted'
  | 'declined'
  | 'reassigned'
  | 'cancelled'

export interface FileRequestsTable extends TrashableRow {
  assigneeUserId: string
  title: string
  instructions: Generated<string>
  state: Generated<FileRequestState>
  dueAt: Timestamp | null
}

export type FileRequestState =
  | 'requested'
  | 'opened'
  | 'submitted'
  | 'returned'
  | 'accepted'
  | 'declined'
  | 'cancelled'

export interface DeliverablesTable extends TrashableRow {
  ownerUserId: string | null
  programId: string | null
  title: string
  kind: Generated<'program' | 'cutdown' | 'captions' | 'still' | 'raw'>
  state: Generated<
    'planned' | 'in_production' | 'delivered' | 'changes_requested' | 'accepted' | 'cancelled'
  >
  dueAt: Timestamp | null
}

export interface CrowdRequestsTable extends TrashableRow {
  title: string
  state: Generated<'draft' | 'open' | 'paused' | 'closed' | 'archived'>
  opensAt: Timestamp | null
  expiresAt: Timestamp | null
}

export interface CrowdReviewersTable {
  requestId: string
  customerId: string
  userId: string
}

export interface CrowdSubmissionsTable {
  id: string
  customerId: string
  requestId: string
  guestName: string
  guestEmail: string | null
  state: Generated<CrowdSubmissionState>
  submittedAt: Timestamp | null
  createdAt: Timestamp
  updatedAt: Timestamp
}

export type CrowdSubmissionState =
  | 'queued'
  | 'sent'
  | 'opened'
  | 'started'
  | 'submitted'
  | 'retake_requested'
  | 'accepted'
  | 'rejected'
  | 'withdrawn'
  | 'expired'
  | 'bounced'

export interface SavedSearchesTable {
  id: string
  customerId: string
  userId: string
  /** The list call that it asks. */
  list: string
  name: string
  search: Generated<string>
  filterList: Json
  gridColumns: Json
  sort: ColumnType<unknown, string | null | undefined, string | null>
  isShared: Generated<boolean>
  isDefault: Generated<boolean>
  createdAt: Timestamp
  updatedAt: Timestamp
}

export interface WorkTables {
  inboxItems: InboxItemsTable
  storyboards: StoryboardsTable
  recordingTasks: RecordingTasksTable
  fileRequests: FileRequestsTable
  deliverables: DeliverablesTable
  crowdRequests: CrowdRequestsTable
  crowdReviewers: CrowdReviewersTable
  crowdSubmissions: CrowdSubmissionsTable
  savedSearches: SavedSearchesTable
}
