// Tells people of who asks to follow a channel, and who was let in.
import type { Context } from '../../../server/context'
import { tellAfterwards } from '../../../server/events/tellAfterwards'
import { notify, settleNotices } from '../../notifications/server'

interface Named {
  readonly id: string
  readonly name: string
}

/** Whoever owns it lets people in. */
export async function tellAsked({ id, name }: Named, context: Context): Promise<void> {
  const { db, member } = context
  const owners = await db
    .selectFrom('channelOwners')
    .select('userId')
    .where('channelId', '=', id)
    .execute()
  await notify(
    {
      kind: 'channelAsked',
      to: owners.map(({ userId }) => userId),
      subject: { channelId: id },
      params: { by: member.name, title: name },
      group: id,
      each: member.userId,
    },
    context,
  )
}

/** Nobody has to answer these any more. */
export async function settleAsked(
  { id }: Pick<Named, 'id'>,
  userIds: readonly string[],
  context: Context,
): Promise<void> {
  for (const userId of userIds)
    await settleNotices({ kinds: ['channelAsked'], line: { group: id, each: userId } }, context)
}

/** What is posted there is in their inboxes now. */
export async function tellLetIn(
  { id, name }: Named,
  userIds: readonly string[],
  context: Context,
): Promise<void> {
  await notify(
    { kind: 'channelLetIn', to: userIds, subject: { id }, params: { title: name } },
    context,
  )
  tellAfterwards(context, { topic: 'inbox', to: { userIds } })
}
