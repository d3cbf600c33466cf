import { sql } from 'kysely'
import type { InsightCurve } from '../../../../../generated/facts/features/analytics'
import type { Context, Handler } from '../../../../server/context'
import { notFound } from '../../../../server/errors'
import { filmOfVersion } from '../../../programs/server'
import { curvesOf, hasEnoughPeople, personOf } from './curves'
import { seenBy } from './seen'
import { typicalOf } from './typical'

export const getCurve: Handler<'getCurve'> = async ({ programId }, context) =>
  curveOf(programId, context)

export const getProgramInsights: Handler<'getProgramInsights'> = async ({ programId }, context) =>
  curveOf(programId, context)

const noDevices = { computer: 0, phone: 0, tablet: 0 }

/** Of what is on air of it, or was last. Of fewer than five people only their number is told. */
async function curveOf(programId: string, context: Context): Promise<InsightCurve> {
  const { db, member } = context
  const program = await db
    .selectFrom('programs as program')
    .innerJoin('programVersions as version', 'version.id', 'program.publishedVersionId')
    .select(['program.id', 'program.title', 'version.versionNo', 'version.bodyEndMs'])
    .select(['version.assetId', 'version.timeline', 'version.id as versionId'])
    .where('program.customerId', '=', member.customerId)
    .where('program.id', '=', programId)
    .where('program.deletedAt', 'is', null)
    .where(seenBy(context))
    .executeTakeFirst()
  if (!program) throw notFound()
  const { title, versionNo, bodyEndMs } = program
  const counted = await countOf(programId, versionNo, context)
  const { isShown } = counted
  const curve = (await curvesOf(db, [{ programId, versionNo }])).get(programId)
  const { film, chapters } = await filmOfVersion(program, context)
  return {
    programId,
    title,
    versionNo,
    seconds: Math.ceil(bodyEndMs / 1_000),
    people: counted.people,
    plays: counted.plays,
    isShown,
    watched: curve?.watched.map((count) => count / curve.plays) ?? [],
    again: [...(curve?.again ?? [])],
    typical: isShown ? await typicalOf({ programId, bodyEndMs }, context) : [],
    devices: isShown ? counted.devices : noDevices,
    spriteUrl: film?.spriteUrl,
    chapters,
  }
}

async function countOf(programId: string, versionNo: number, { db }: Context) {
  const { rows } = await sql<{
    people: number
    plays: number
    isShown: boolean
    computer: number
    phone: number
    tablet: number
  }>`
    select count(distinct ${personOf})::int as people, count(*)::int as plays,
      ${hasEnoughPeople(sql`${programId}`, sql`${versionNo}::int`)} as "isShown",
      count(*) filter (where device = 'computer')::int as computer,
      count(*) filter (where device = 'phone')::int as phone,
      count(*) filter (where device = 'tablet')::int as tablet
    from view_sessions session where program_id = ${programId} and version_no = ${versionNo}::int and is_play`.execute(
    db,
  )
  const { people, plays, isShown, ...devices } = rows[0]!
  return { people, plays, isShown, devices }
}
