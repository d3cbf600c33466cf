// Rules of approvals that both wings read (programs.md 8).
import type { ListApprovalsRow } from '../../../generated/facts/features/approvals'

export type ApprovalState = ListApprovalsRow['state']
export type Decision = 'approve' | 'changes' | 'reject'

export interface Stage {
  /** How many have to approve. */
  readonly needed: number
}

export interface Decided {
  readonly stageNo: number
  readonly decision: Decision | null
}

export interface Outcome {
  readonly state: 'pending' | 'approved' | 'changes_requested' | 'rejected'
  /** The stage that is asked now, or was asked last. */
  readonly stageNo: number
}

/** What the decisions come to: the stages are asked one after the other. */
export function outcomeOf(stages: readonly Stage[], decided: readonly Decided[]): Outcome {
  for (const [at, { needed }] of stages.entries()) {
    const stageNo = at + 1
    const here = decided.filter((each) => each.stageNo === stageNo).map(({ decision }) => decision)
    if (here.includes('reject')) return { state: 'rejected', stageNo }
    if (here.includes('changes')) return { state: 'changes_requested', stageNo }
    const approved = here.filter((decision) => decision === 'approve').length
    if (approved < needed) return { state: 'pending', stageNo }
  }
  return { state: 'approved', stageNo: stages.length }
}

export interface GivenStage {
  readonly approvers: readonly unknown[]
  readonly rule: 'any' | 'all' | 'n'
  readonly needed?: number | undefined
}

/** How many of those asked have to approve. */
export function neededOf({ approvers, rule, needed = 1 }: GivenStage): number {
  if (rule === 'any') return 1
  return rule === 'all' ? approvers.length : needed
}

export interface ApprovalParts {
  readonly state: ApprovalState
  /** In the stage that is asked now, and not decided yet. */
  readonly waitsForMe: boolean
  /** By me, a moment ago, and nobody has decided since. */
  readonly mayUndo: boolean
  readonly isManager: boolean
  /** Asked by me, or about a program of mine. */
  readonly isMine: boolean
  readonly wasRemindedToday: boolean
  /** Somebody of the stage that is asked now can decide no more. */
  readonly hasGone: boolean
}

/** What may be done with a request by whoever sees it. */
export function actsWithApproval(given: ApprovalParts): ListApprovalsRow['may'] {
  const { isManager, isMine } = given
  const undo = given.mayUndo ? (['undo'] as const) : []
  if (given.state !== 'pending') return [...undo]
  const decides = given.waitsForMe ? (['approve', 'changes', 'reject'] as const) : []
  const asks = isMine || isManager
  return [
    ...decides,
    ...undo,
    ...(asks ? (['withdraw'] as const) : []),
    ...(asks && !given.wasRemindedToday ? (['remind'] as const) : []),
    ...(isManager && given.hasGone ? (['reassign'] as const) : []),
  ]
}
