import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { notify } from '../../notifications/server'
import { managersAmong } from './approvalRows'

interface Said {
  readonly programId: string
  readonly parentId: string | undefined
  readonly mentioned: readonly string[]
}

/** Whoever is named is told so; else whose program it is, and whoever is answered. */
export async function tellOfComment(
  { programId, parentId, mentioned }: Said,
  context: Context,
): Promise<void> {
  const { db, member } = context
  const { title, ownerUserId } = await findProgram(programId, db)
  const answered = await db
    .selectFrom('reviewComments')
    .select('authorId')
    .where('id', '=', parentId ?? '')
    .where('customerId', '=', member.customerId)
    .executeTakeFirst()
  const heard = new Set(mentioned)
  const others = [ownerUserId, answered?.authorId ?? ownerUserId].filter((id) => !heard.has(id))
  const seen = await whoSee({ programId, ownerUserId }, [...mentioned, ...others], context)
  const about = { subject: { programId }, params: { by: member.name, title } }
  await notify({ kind: 'mentioned', to: mentioned.filter(seen), ...about }, context)
  await notify({ kind: 'commented', to: others.filter(seen), ...about }, context)
}

/** Notifies whose program it is of what a viewer says under it, and the author of what is answered. */
export async function tellOfAudienceComment(
  programId: string,
  answeredId: string | undefined,
  context: Context,
): Promise<void> {
  const { db, member } = context
  const { title, ownerUserId } = await findProgram(programId, db)
  const to = [ownerUserId, ...(answeredId === undefined ? [] : [answeredId])]
  const params = { by: member.name, title }
  await notify({ kind: 'viewerCommented', to, subject: { programId }, params }, context)
}

const findProgram = (programId: string, db: Db) =>
  db
    .selectFrom('programs')
    .select(['title', 'ownerUserId'])
    .where('id', '=', programId)
    .executeTakeFirstOrThrow()

/** Nobody is told of a program that is kept from them. */
async function whoSee(
  { programId, ownerUserId }: { readonly programId: string; readonly ownerUserId: string },
  userIds: readonly string[],
  { db, member }: Context,
) {
  const managers = await managersAmong(db, member.customerId, userIds)
  const collaborators = await db
    .selectFrom('programCollaborators')
    .select('userId')
    .where('programId', '=', programId)
    .execute()
  const seers = new Set([ownerUserId, ...managers, ...collaborators.map(({ userId }) => userId)])
  return (userId: string) => seers.has(userId)
}
