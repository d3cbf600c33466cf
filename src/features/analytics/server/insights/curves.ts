import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../../server/database/tables'
import type { Curve } from '../../curve'
import { fewestPeople } from '../../session'

export interface CurveKey {
  readonly programId: string
  readonly versionNo: number
}

/** Who watched; null: somebody who is known by no more than a visit, of whom one cannot tell how many they are. */
export const personOf = sql<string | null>`coalesce(session.user_id, session.visitor)`

/** So many visits of people who are not known count as one person at most: one who comes again and again is not five. */
const visitsOfOne = 5

/** So many people have watched this version that it may be told how. */
export function hasEnoughPeople(programId: RawBuilder<string>, versionNo: RawBuilder<number>) {
  const plays = sql`from view_sessions session
    where session.program_id = ${programId} and session.version_no = ${versionNo} and session.is_play`
  const known = sql`select distinct ${personOf} ${plays} and ${personOf} is not null
    limit ${sql.lit(fewestPeople)}`
  const unknown = sql`select 1 ${plays} and ${personOf} is null
    limit ${sql.lit(fewestPeople * visitsOfOne)}`
  return sql<boolean>`((select count(*) from (${known}) people)
    + (select count(*) / ${sql.lit(visitsOfOne)} from (${unknown}) visits)) >= ${sql.lit(fewestPeople)}`
}

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
