import { accessChanges } from './changes/accessChanges'
import { withApprovals } from './changes/approvals'
import { moves } from './changes/moves'
import { pairSubjects } from './changes/pairSubjects'
import { renames } from './changes/renames'
import { rowChanges } from './changes/rowChanges'
import { sames } from './changes/sames'
import type { Edition } from './edition'

/** What an edit means for people: who gains or loses access, and what was only moved. */
export interface AccessChange {
  readonly kind: 'GAIN' | 'LOSE' | 'ADDED' | 'REMOVED' | 'MOVED' | 'RENAMED' | 'SAME'
  /** `route users.list`, by its newer name. */
  readonly subject: string
  /** The roles under one and the same condition; `public`: also who is not signed in; `viewer and cm`: only together. */
  readonly roles: readonly string[]
  /** The fewest words that say when: `!hideOrganization`, `tablet`, empty: always. */
  readonly when: string
  /** `manifest/navigation.yaml:88:9`, in the newer manifest unless it is gone there. */
  readonly place: string
  /** Of MOVED and RENAMED: from where, or what. Of GAIN and LOSE: whose rows, if they only touch others by it. */
  readonly was?: string
  /** To where, what or whose rows. */
  readonly now?: string
  /** A widening that no approval covers. */
  readonly needsApproval: boolean
  /** Absent when it is for everybody; else for the customers of this overlay only. */
  readonly overlay?: string
}

/** What changed about access and menus without any overlay, the most important first. */
export function diff(before: Edition, after: Edition): AccessChange[] {
  const pairing = pairSubjects(before, after)
  const access = accessChanges(before, after, pairing)
  const changes = [
    ...withApprovals([...access, ...rowChanges(before, after, pairing)], before, after),
    ...moves(after, pairing),
    ...renames(before, after, pairing),
    ...sames(before, after, pairing, access),
  ]
  return order.flatMap((kind) => changes.filter((change) => change.kind === kind))
}

const order = ['GAIN', 'LOSE', 'ADDED', 'REMOVED', 'MOVED', 'RENAMED', 'SAME'] as const
