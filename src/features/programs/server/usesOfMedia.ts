import type { Context } from '../../../server/context'
import type { MediaUses } from '../../media/server'
import { programs } from './programs'

const mostNamed = 5

/** Programs that show it as they are built now. */
export async function usesOfMedia(mediaId: string, context: Context): Promise<MediaUses> {
  const { db, member } = context
  const rows = await db
    .selectFrom('programMedia as shown')
    .innerJoin('programs as program', 'program.id', 'shown.programId')
    .select(['program.id', 'program.title'])
    .distinct()
    .where('shown.customerId', '=', member.customerId)
    .where('shown.mediaId', '=', mediaId)
    .where('program.deletedAt', 'is', null)
    .orderBy('program.title')
    .execute()
  const seen = new Set(
    await programs.seen(
      rows.map(({ id }) => id),
      context,
    ),
  )
  const titles = rows.flatMap(({ id, title }) => (seen.has(id) ? [title] : [])).slice(0, mostNamed)
  return { titles, others: rows.length - titles.length }
}
