import { sql } from 'kysely'
import type { Db } from '../../../../server/database/tables'
import type { Curve } from '../../curve'
import '../tables'

export interface CurveKey {
  readonly programId: string
  readonly versionNo: number
}

/** Of all months together, by program. */
export async function curvesOf(
  db: Db,
  keys: readonly CurveKey[],
): Promise<ReadonlyMap<string, Curve>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('programCurves')
    .select(['programId', 'plays', 'watched', 'again'])
    .where(
      sql<boolean>`(program_id, version_no) in (
        select * from unnest(${keys.map(({ programId }) => programId)}::text[], ${keys.map(({ versionNo }) => versionNo)}::int[]))`,
    )
    .execute()
  const curves = new Map<string, Curve>()
  for (const { programId, ...curve } of rows) {
    const known = curves.get(programId)
    curves.set(programId, known ? together(known, curve) : curve)
  }
  return curves
}

const together = (one: Curve, other: Curve): Curve => ({
  plays: one.plays + other.plays,
  watched: one.watched.map((count, at) => count + (other.watched[at] ?? 0)),
  again: one.again.map((count, at) => count + (other.again[at] ?? 0)),
})
