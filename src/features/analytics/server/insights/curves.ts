import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../../server/database/tables'
import type { Curve } from '../../curve'
import { fewestPeople } from '../../session'
import '../tables'

export interface CurveKey {
  readonly programId: string
  readonly versionNo: number
}

/** So many people have watched this version that it may be told how. */
export const hasEnoughPeople = (programId: RawBuilder<string>, versionNo: RawBuilder<number>) =>
  sql<boolean>`(select count(*) from (
    select distinct viewer from view_sessions
    where program_id = ${programId} and version_no = ${versionNo} and is_play
    limit ${sql.lit(fewestPeople)}) people) = ${sql.lit(fewestPeople)}`

/** Of all months together, by program; of a version that fewer than five people have watched there is none. */
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
        select asked.program_id, asked.version_no
        from unnest(${keys.map(({ programId }) => programId)}::text[], ${keys.map(({ versionNo }) => versionNo)}::int[])
          asked(program_id, version_no)
        where ${hasEnoughPeople(sql.ref('asked.program_id'), sql.ref('asked.version_no'))})`,
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
