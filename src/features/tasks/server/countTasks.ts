import { sql } from 'kysely'
import type { Db } from '../../../server/database/tables'
import { countWaitingApprovals } from '../../approvals/server'
import {
  countDeliverables,
  countFileRequests,
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
    programsForApprovalCount: forManager(countWaitingApprovals),
    crowdSourceRT: forManager(countSubmissions),
  }
}
