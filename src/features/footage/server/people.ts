// Who is in a clip, and who sees one that is shared.
import { sql } from 'kysely'
import {
  defineSharing,
  membersAmong,
  namedIn,
  unknownAt,
  type Named,
} from '../../../screens/server'
import type { Context } from '../../../server/context'

export const clipSharing = defineSharing('footageClipShares', 'clipId')

/** Who is in `clip`, in the order of names. */
export const peopleIn = namedIn(sql`footage_clip_people present
  join footage_people person on person.id = present.person_id where present.clip_id = clip.id`)

interface Put {
  readonly clipId: string
  readonly ids: readonly string[]
  /** Who was there before stays, also if nobody could be put there now. */
  readonly before: readonly Named[]
}

/** These people are in the clip, and no others. */
export async function putPeople({ clipId, ids, before }: Put, context: Context): Promise<void> {
  const { db, member } = context
  const wanted = new Set(ids)
  const added = [...wanted].filter((id) => before.every((each) => each.id !== id))
  const users = await membersAmong(added, context)
  const others = added.filter((id) => !users.has(id))
  const contacts = await contactsAmong(others, context)
  if (contacts.size < others.length) throw unknownAt('people')
  const gone = before.filter(({ id }) => !wanted.has(id)).map(({ id }) => id)
  if (gone.length > 0) {
    await db
      .deleteFrom('footageClipPeople')
      .where('clipId', '=', clipId)
      .where('personId', 'in', gone)
      .execute()
  }
  if (added.length === 0) return
  const { customerId } = member
  await db
    .insertInto('footageClipPeople')
    .values(
      added.map((id) => ({
        customerId,
        clipId,
        ...(users.has(id) ? { userId: id, contactId: null } : { userId: null, contactId: id }),
      })),
    )
    .execute()
}

/** Only campaign managers know the contacts. */
async function contactsAmong(ids: readonly string[], { db, member }: Context) {
  if (ids.length === 0 || !member.roles.includes('cm')) return new Set<string>()
  const rows = await db
    .selectFrom('contacts')
    .select('id')
    .where('customerId', '=', member.customerId)
    .where('deletedAt', 'is', null)
    .where('id', 'in', [...ids])
    .execute()
  return new Set(rows.map(({ id }) => id))
}
