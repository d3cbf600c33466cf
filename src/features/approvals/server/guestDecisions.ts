import { sql } from 'kysely'
import type { GuestDecision } from '../../../../generated/facts/features/approvals'
import type { Context } from '../../../server/context'

const mostDecisions = 200

interface Row {
  readonly email: string
  readonly versionId: string
  readonly versionNo: number
  readonly decision: GuestDecision['decision']
  readonly note: string | null
  readonly decidedAt: Date
}

/** Decisions of visitors of share pages about a program, the latest first. Sharing stands above and keeps the table. */
export async function guestDecisionsOn(
  programId: string,
  { db, member }: Pick<Context, 'db' | 'member'>,
): Promise<GuestDecision[]> {
  const { rows } = await sql<Row>`
    select decided.address as email, version.id as version_id, version.version_no, decided.decision,
      decided.note, decided.decided_at
    from share_decisions decided
    join program_versions version on version.id = decided.version_id
    where version.program_id = ${programId} and decided.customer_id = ${member.customerId}
    order by decided.decided_at desc, decided.address
    limit ${mostDecisions}`.execute(db)
  return rows.map(({ note, decidedAt, ...row }) => ({
    ...row,
    note: note ?? undefined,
    decidedAt: decidedAt.toISOString(),
  }))
}
