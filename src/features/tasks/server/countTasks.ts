import type { Db } from '../../../server/database/tables'
import {
  countDeliverables,
  countFileRequests,
  countPendingApprovals,
  countRecordingTasks,
  countSubmissions,
  type Person,
} from './queries'

export interface TaskCounts {
  readonly clipsToRecordCount: number
  readonly assetReqToRecordCount: number
  readonly deliverablesCount: number
  readonly programsForApprovalCount: number
  readonly crowdSourceRT: number
}

/** Spec §6: deliverables, approvals and crowdsourced recordings are for cm only, and so are their counts. */
export async function countTasks(
  db: Db,
  { isManager, ...person }: Person & { readonly isManager: boolean },
): Promise<TaskCounts> {
  const clipsToRecordCount = await countRecordingTasks(db, person)
  const assetReqToRecordCount = await countFileRequests(db, person)
  if (!isManager) {
    return {
      clipsToRecordCount,
      assetReqToRecordCount,
      deliverablesCount: 0,
      programsForApprovalCount: 0,
      crowdSourceRT: 0,
    }
  }
  return {
    clipsToRecordCount,
    assetReqToRecordCount,
    deliverablesCount: await countDeliverables(db, person),
    programsForApprovalCount: await countPendingApprovals(db, person),
    crowdSourceRT: await countSubmissions(db, person),
  }
}
