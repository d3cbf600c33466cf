import type { Context, Handler } from '../../../server/context'
import { forbidden, notFound } from '../../../server/errors'
import { giveTemporaryPassword as give } from '../../../session/server'
import { users } from './users'

/** Where no mail arrives, or somebody cannot wait for it. */
export const giveTemporaryPassword: Handler<'giveTemporaryPassword'> = async (
  { userId },
  context,
) => {
  await ensureMay(userId, context)
  const given = await give(userId, context, (db) => ensureMay(userId, { ...context, db }))
  return { password: given.password, expiresAt: given.expiresAt.toISOString() }
}

async function ensureMay(userId: string, context: Context): Promise<void> {
  const [user] = await users.find([userId], context)
  if (!user) throw notFound()
  const { may } = users.definition
  if (!may(context.member, user, context).includes('givePassword')) throw forbidden()
}
