import { sql } from 'kysely'
import type { Db } from '../../../server/database/tables'
import {
  countDeliverables,
  countFileRequests,
  countPendingApprovals,
  countRecordingTasks,
  countSubmissions,
  type Person,
} from './queries'

const none = sql<number>`0`

/**
 * Spec §6: deliverables, approvals and crowdsourced recordings, and their counts, are for cm only.
 */
export function countTasks(
  db: Db,
  { isManager, ...person }: Person & { readonly isManager: boolean },
) {
  const forManager = (count: typeof countDeliverables) => (isManager ? count(db, person) : none)
  return {
    clipsToRecordCount: countRecordingTasks(db, person),
    assetReqToRecordCount: countFileRequests(db, person),
    deliverablesCount: forManager(countDeliverables),
    programsForApprovalCount: forManager(countPendingApprovals),
    crowdSourceRT: forManager(countSubmissions),
  }
}
