import type { Context } from '../../../server/context'
import { notFound } from '../../../server/errors'
import { findChannels } from './relation'
import type { RowOf } from '../../../server/database/tables'

export type FoundDelivery = RowOf<'programDeliveries'> & { readonly mayTakeBack: boolean }

/** What was sent to a channel that somebody does not see, or by others to one person, is not there. */
export async function findDelivery(
  id: string,
  context: Pick<Context, 'db' | 'member'>,
): Promise<FoundDelivery> {
  const { db, member } = context
  const delivery = await db
    .selectFrom('programDeliveries')
    .selectAll()
    .where('customerId', '=', member.customerId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!delivery) throw notFound()
  const isMine = delivery.createdBy === member.userId
  if (delivery.channelId === null) {
    if (!isMine && !member.roles.includes('cm')) throw notFound()
    return { ...delivery, mayTakeBack: true }
  }
  const [channel] = await findChannels([delivery.channelId], { db, member })
  if (!channel) throw notFound()
  return { ...delivery, mayTakeBack: isMine || channel.acts.includes('edit') }
}
