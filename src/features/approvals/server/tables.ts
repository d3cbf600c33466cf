import type { Stroke } from '../../../../generated/facts/features/approvals'

export type Rule = 'any' | 'all' | 'n'

export interface PolicyStage {
  readonly approvers: readonly string[]
  readonly rule: Rule
  readonly needed?: number
  readonly slaDays?: number
}

/** A stage of a request for approval; its approvers are rows of approval_approvers. */
export interface AskedStage {
  readonly rule: Rule
  readonly needed: number
  readonly slaDays?: number
  /** Absent until the stage begins. */
  readonly dueOn?: string
}

declare module '../../../../generated/facts/tables' {
  interface ColumnValues {
    approvalPolicies: { stages: readonly PolicyStage[] }
    approvalRequests: { stages: readonly AskedStage[] }
    reviewComments: { drawing: Stroke[] }
  }
}
