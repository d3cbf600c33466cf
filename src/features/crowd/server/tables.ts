import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { RetakeChip } from '../../../../generated/facts/features/tasks'
import type { RequestState } from '../request'
import type { SubmissionState } from '../submission'

type Timestamp = ColumnType<Date, Date | string, Date | string>

export interface CrowdRequestsTable {
  id: string
  customerId: string
  title: string
  titleKey: GeneratedAlways<string>
  state: Generated<RequestState>
  welcome: Generated<string>
  welcomeClipId: string | null
  /** With what guests answer. */
  sources: Generated<'camera' | 'upload' | 'both'>
  orientation: 'landscape' | 'portrait' | 'square' | null
  languages: Generated<string[]>
  emailRule: Generated<'none' | 'asked' | 'required'>
  consentFormId: string | null
  opensAt: Timestamp | null
  expiresAt: Timestamp | null
  places: Generated<number>
  hasOpenLink: Generated<boolean>
  /** Of the end of the open link, which is never stored. */
  linkHash: string | null
  /** Of which of its links it is the hash. */
  linkNo: Generated<number>
  passCodeHash: string | null
  /** Of the end of the link by which it is tried out, and until when that opens it. */
  trialHash: string | null
  trialUntil: Timestamp | null
  /** Days after the invitation. */
  remindDays: Generated<number[]>
  /** What is begun with the answers that are accepted. */
  draftRule: Generated<'none' | 'perPerson' | 'one'>
  /** Whose look, music and fixed parts first drafts have. */
  templateId: string | null
  /** The draft for all that is there. */
  programId: string | null
  createdBy: string
  createdAt: Timestamp
  updatedBy: string | null
  updatedAt: Timestamp
  rev: Generated<number>
  deletedAt: Timestamp | null
}

/** Without any, every campaign manager reviews. */
export interface CrowdReviewersTable {
  requestId: string
  customerId: string
  userId: string
}

export interface CrowdPromptsTable {
  id: string
  customerId: string
  requestId: string
  position: number
  text: string
  hint: Generated<string>
  script: Generated<string>
  minMs: number | null
  maxMs: Generated<number>
  isRequired: Generated<boolean>
  shotId: string | null
}

export interface CrowdSubmissionsTable {
  id: string
  customerId: string
  requestId: string
  guestName: string
  guestNameKey: GeneratedAlways<string>
  guestEmail: string | null
  state: Generated<SubmissionState>
  /** Of the end of the guest's own link, which is never stored. */
  tokenHash: string | null
  cameBy: Generated<'invited' | 'openLink'>
  contactId: string | null
  language: string | null
  timezone: string | null
  sentAt: Timestamp | null
  openedAt: Timestamp | null
  reminded: Generated<number>
  remindedAt: Timestamp | null
  submittedAt: Timestamp | null
  retakeChips: Generated<RetakeChip[]>
  retakeWords: string | null
  decidedBy: string | null
  decidedAt: Timestamp | null
  withdrawnAt: Timestamp | null
  /** The draft that their answers came into. */
  programId: string | null
  createdAt: Timestamp
  updatedBy: string | null
  updatedAt: Timestamp
  rev: Generated<number>
}

export interface CrowdAnswersTable {
  id: string
  customerId: string
  submissionId: string
  promptId: string
  assetId: string
  state: Generated<'recorded' | 'submitted' | 'accepted' | 'retake' | 'rejected'>
  /** What it became in Footage once it was accepted. */
  clipId: string | null
  createdAt: Timestamp
  submittedAt: Timestamp | null
}

declare module '../../../server/database/tables' {
  interface Database {
    crowdRequests: CrowdRequestsTable
    crowdReviewers: CrowdReviewersTable
    crowdPrompts: CrowdPromptsTable
    crowdSubmissions: CrowdSubmissionsTable
    crowdAnswers: CrowdAnswersTable
  }
}
