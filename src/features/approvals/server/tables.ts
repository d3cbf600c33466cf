import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Stroke } from '../../../../generated/facts/features/approvals'
import type { ApprovalState, Decision } from '../approval'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type Day = ColumnType<string, Date | string, Date | string>
/** Written as text, read as what it says. */
type Json<Value> = ColumnType<Value, string, string>

export type Rule = 'any' | 'all' | 'n'

export interface PolicyStage {
  readonly approvers: readonly string[]
  readonly rule: Rule
  readonly needed?: number
  readonly slaDays?: number
}

/** A stage as it was asked: who is in it stands in a table of its own. */
export interface AskedStage {
  readonly rule: Rule
  readonly needed: number
  readonly slaDays?: number
  /** Once it is asked. */
  readonly dueOn?: string
}

export interface ApprovalPoliciesTable {
  id: string
  customerId: string
  name: string
  nameKey: GeneratedAlways<string>
  state: Generated<'active' | 'retired'>
  stages: Json<readonly PolicyStage[]>
  allowSelf: Generated<boolean>
  ccPublish: Generated<boolean>
  createdBy: string | null
  createdAt: Timestamp
  updatedBy: string | null
  updatedAt: Timestamp
  rev: Generated<number>
}

export interface ApprovalRequestsTable {
  id: string
  customerId: string
  programId: string
  versionId: string
  contentHash: string
  policyId: string | null
  stages: Json<readonly AskedStage[]>
  stageNo: Generated<number>
  state: Generated<ApprovalState>
  note: string | null
  dueOn: Day | null
  endedAt: Timestamp | null
  remindedOn: Day | null
  createdBy: string
  createdAt: Timestamp
  updatedBy: string | null
  updatedAt: Timestamp
  rev: Generated<number>
}

export interface ApprovalApproversTable {
  requestId: string
  customerId: string
  stageNo: number
  userId: string
  decision: Decision | null
  note: string | null
  decidedAt: Timestamp | null
  /** Of the day by which they decide, what they were told last. */
  dueTold: ColumnType<'tomorrow' | 'overdue' | null, never, 'tomorrow' | 'overdue' | null>
}

export interface ReviewCommentsTable {
  id: string
  customerId: string
  programId: string
  versionId: string
  parentId: string | null
  fromMs: number | null
  toMs: number | null
  body: string
  drawing: ColumnType<Stroke[], string | undefined, string>
  mentions: Generated<string[]>
  /** Whom it is said to: those who build the program, or those who watch it. */
  visibility: Generated<'team' | 'audience'>
  /** null: they are no more, or never had an account. */
  authorId: string | null
  /** Of a visitor of a share page, who has no account. */
  sharePageId: ColumnType<string | null, string | undefined, string | null>
  guestName: ColumnType<string | null, string | undefined, string | null>
  guestAddress: ColumnType<string | null, string | undefined, string | null>
  createdAt: Timestamp
  editedAt: Timestamp | null
  resolvedBy: string | null
  resolvedAt: Timestamp | null
  rev: Generated<number>
}

declare module '../../../server/database/tables' {
  interface Database {
    approvalPolicies: ApprovalPoliciesTable
    approvalRequests: ApprovalRequestsTable
    approvalApprovers: ApprovalApproversTable
    reviewComments: ReviewCommentsTable
    commentReports: { commentId: string; userId: string; reportedAt: Timestamp }
  }
}
