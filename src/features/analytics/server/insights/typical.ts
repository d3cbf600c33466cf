import { sql } from 'kysely'
import type { Context } from '../../../../server/context'
import type { Curve } from '../../curve'
import { curvesOf, hasEnoughPeople } from './curves'

const points = 50
const mostOthers = 50
const fewestOthers = 2

interface Program {
  readonly programId: string
  readonly bodyEndMs: number
}

/** How programs about as long are watched; empty where there are too few of them. */
export async function typicalOf(
  { programId, bodyEndMs }: Program,
  { db, member }: Context,
): Promise<number[]> {
  const { rows } = await sql<{ programId: string; versionNo: number }>`
    select program.id as "programId", version.version_no as "versionNo"
    from programs program join program_versions version on version.id = program.published_version_id
    where program.customer_id = ${member.customerId} and program.id <> ${programId} and program.deleted_at is null
      and version.body_end_ms between ${bodyEndMs * 0.7} and ${bodyEndMs * 1.4}
      and ${hasEnoughPeople(sql.ref('program.id'), sql.ref('version.version_no'))}
    order by program.published_at desc limit ${sql.lit(mostOthers)}`.execute(db)
  const others = [...(await curvesOf(db, rows)).values()]
  return others.length < fewestOthers ? [] : meanOf(others)
}

const meanOf = (curves: readonly Curve[]): number[] =>
  Array.from({ length: points }, (_, at) => {
    const shares = curves.map(({ watched, plays }) => {
      const place = Math.floor((at / points) * watched.length)
      return (watched[place] ?? 0) / plays
    })
    return shares.reduce((sum, share) => sum + share, 0) / shares.length
  })
