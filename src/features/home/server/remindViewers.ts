import type {
  RemindViewersRequest,
  RemindViewersResponse,
} from '../../../../generated/facts/features/home'
import type { Context } from '../../../server/context'
import { failure } from '../../../server/errors'
import { notify } from '../../notifications/server'
import { lockProgramTo } from '../../programs/server'
import { unviewedOf } from './viewers'

const dayMs = 24 * 3_600_000
/** Rows in one statement. */
const atOnce = 1_000

/** Two who press at once remind once: the program is locked. */
export async function remindViewers(
  { programId }: RemindViewersRequest,
  context: Context,
): Promise<RemindViewersResponse> {
  const { db, now, member } = context
  const program = await lockProgramTo('publish', programId, context)
  const { remindedAt } = await db
    .selectFrom('programs')
    .select('remindedAt')
    .where('id', '=', programId)
    .executeTakeFirstOrThrow()
  if (remindedAt && now.getTime() - remindedAt.getTime() < dayMs) throw failure('remindedToday')
  const userIds = await unviewedOf(programId, context)
  if (program.state !== 'published' || userIds.length === 0) return { reminded: 0 }
  await db.updateTable('programs').set({ remindedAt: now }).where('id', '=', programId).execute()
  const told = {
    kind: 'watchRequired' as const,
    subject: { programId },
    params: { by: member.name, title: program.title },
  }
  for (let at = 0; at < userIds.length; at += atOnce)
    await notify({ ...told, to: userIds.slice(at, at + atOnce) }, context)
  return { reminded: userIds.length }
}
