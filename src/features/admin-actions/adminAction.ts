// What staff may have done. Used by both wings.
import type { AdminAction } from '../../../generated/facts/features/admin-actions'

export type AdminActionKind = AdminAction['kind']
export type Parameter = 'asset' | 'customer' | 'user' | 'into' | 'days'
export type AdminActionAct = 'run' | 'runForGood' | 'again'

interface KindRule {
  readonly needs: readonly Parameter[]
  /** It cannot be undone, so it is tried first, and confirmed by somebody who has seen what it would do. */
  readonly isForGood: boolean
}

export const kindRules: Readonly<Record<AdminActionKind, KindRule>> = {
  reprocessAsset: { needs: ['asset'], isForGood: false },
  resendMail: { needs: ['customer'], isForGood: false },
  exportCustomer: { needs: ['customer'], isForGood: false },
  mergeUsers: { needs: ['user', 'into'], isForGood: true },
  purgeTrash: { needs: ['customer', 'days'], isForGood: true },
}

/** What can be done with an action now. */
export function mayAction({
  kind,
  state,
  isDryRun,
}: Pick<AdminAction, 'kind' | 'state' | 'isDryRun'>): AdminActionAct[] {
  const { isForGood } = kindRules[kind]
  if (state === 'succeeded' && isDryRun) return [isForGood ? 'runForGood' : 'run']
  if (state !== 'failed') return []
  return [isForGood && !isDryRun ? 'runForGood' : 'again']
}
