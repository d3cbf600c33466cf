import type { Block } from '../../../../generated/facts/features/programs'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'

interface Where {
  readonly db: Db
  readonly member: Pick<Context['member'], 'customerId'>
}

/** The ids of those blocks that show an outro: timelines do not say which bumpers are. */
export async function outroIdsAmong(
  blocks: readonly Block[],
  { db, member }: Where,
): Promise<ReadonlySet<string>> {
  const bumperIds = blocks.flatMap(({ media }) => (media?.type === 'bumper' ? [media.id] : []))
  if (bumperIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('bumpers')
    .select('id')
    .where('customerId', '=', member.customerId)
    .where('id', 'in', bumperIds)
    .where('kind', '=', 'outro')
    .execute()
  const outros = new Set(rows.map(({ id }) => id))
  return new Set(blocks.filter(({ media }) => media && outros.has(media.id)).map(({ id }) => id))
}
