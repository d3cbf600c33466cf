// Whoever follows a channel has letters about its posts, or stops them and has them again.
import type {
  ChooseChannelLettersRequest,
  ChooseChannelLettersResponse,
} from '../../../../generated/facts/features/channels'
import type { Context } from '../../../server/context'
import type { Db } from '../../../server/database/tables'
import { notFound } from '../../../server/errors'
import { findChannel, type FoundChannel } from './relation'

/** Until they want them again. */
const forEver = new Date('9999-12-31T00:00:00Z')

interface Follower {
  readonly channelId: string
  readonly userId: string
}

export const wantLetters = ({ channelId, userId }: Follower, isWanted: boolean, db: Db) =>
  db
    .updateTable('channelSubscriptions')
    .set({ mutedUntil: isWanted ? null : forEver })
    .where('userId', '=', userId)
    .where('channelId', '=', channelId)
    .execute()

/** undefined: it writes none to them. */
export const lettersOf = ({ mail, standing, mutedUntil }: FoundChannel) =>
  mail === 'off' || standing !== 'active' ? undefined : mutedUntil ? 'stopped' : 'wanted'

export async function chooseChannelLetters(
  { channelId, wanted }: ChooseChannelLettersRequest,
  context: Context,
): Promise<ChooseChannelLettersResponse> {
  const { db, member } = context
  const { standing } = await findChannel(channelId, context)
  if (standing !== 'active') throw notFound()
  await wantLetters({ channelId, userId: member.userId }, wanted, db)
  return {}
}
