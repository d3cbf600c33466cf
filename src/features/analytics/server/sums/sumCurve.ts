import { sql } from 'kysely'
import type { Db } from '../../../../server/database/tables'
import { createCurve, type Watched } from '../../curve'

export interface CurveOf {
  readonly customerId: string
  readonly programId: string
  readonly versionNo: number
  /** Its first day. */
  readonly month: string
  readonly zone: string
}

/** Rows read at once. */
const atOnce = 5_000

/** Of the plays that began in one month. */
export async function sumCurve(db: Db, of: CurveOf): Promise<void> {
  const { customerId, programId, versionNo, month } = of
  const curve = createCurve()
  for await (const some of sessionsOf(db, of)) some.forEach(curve.add)
  const { plays, watched, again } = curve.sum()
  const sums = { plays, watched: [...watched], again: [...again] }
  await db
    .insertInto('programCurves')
    .values({ customerId, programId, versionNo, month, ...sums })
    .onConflict((known) => known.columns(['programId', 'versionNo', 'month']).doUpdateSet(sums))
    .execute()
}

type Session = Watched & { readonly sessionId: string }

/** Each viewer's together, in the order of the index. */
async function* sessionsOf(db: Db, { programId, versionNo, month, zone }: CurveOf) {
  let last: Pick<Session, 'viewer' | 'sessionId'> = { viewer: '', sessionId: '' }
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each begins where the one before ended
    const { rows } = await sql<Session>`
      select viewer, session_id as "sessionId", coverage::text as coverage from view_sessions
      where program_id = ${programId} and version_no = ${versionNo}::int and is_play
        and (viewer, session_id) > (${last.viewer}, ${last.sessionId})
        and started_at >= ${month}::timestamp at time zone ${zone}
        and started_at < (${month}::timestamp + interval '1 month') at time zone ${zone}
      order by viewer, session_id limit ${sql.lit(atOnce)}`.execute(db)
    yield rows
    const end = rows.at(-1)
    if (!end || rows.length < atOnce) return
    last = end
  }
}
