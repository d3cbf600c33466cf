import { sql } from 'kysely'
import type { Db } from '../../../server/database/tables'
import { countWaitingApprovals } from '../../approvals/server'
import type { Person } from './queries'
import { countRecordingTasks, countReviews } from './waiting'

/** Spec §6: approvals and their count are for cm only. */
export function countTasks(
  db: Db,
  { isManager, ...person }: Person & { readonly isManager: boolean },
) {
  return {
    clipsToRecordCount: countRecordingTasks(db, person),
    takesToReviewCount: countReviews(db, { ...person, isManager }),
    programsForApprovalCount: isManager ? countWaitingApprovals(db, person) : sql<number>`0`,
  }
}
