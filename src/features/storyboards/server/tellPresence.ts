// Who has a storyboard open is told to the others, and kept nowhere (work.md 3).
import type {
  TellPresenceRequest,
  TellPresenceResponse,
} from '../../../../generated/facts/features/storyboards'
import type { Context } from '../../../server/context'
import { notFound } from '../../../server/errors'
import { tellAfterwards } from '../../../server/events/tellAfterwards'
import { managersOf } from '../../../session/server'
import { storyboards } from './storyboards'

export async function tellPresence(
  { storyboardId: id, shotId: at, ...there }: TellPresenceRequest,
  context: Context,
): Promise<TellPresenceResponse> {
  const { customerId, userId, name, pictureUrl } = context.member
  const [found] = await storyboards.find([id], context)
  if (!found) throw notFound()
  // They see storyboards.
  const managers = await managersOf(context.db, customerId)
  const others = managers.filter((other) => other !== userId)
  const person = { id: userId, name, ...(pictureUrl !== null && { pictureUrl }) }
  if (others.length > 0)
    tellAfterwards(context, {
      topic: 'storyboards',
      to: { userIds: others },
      here: { id, person, ...(at !== undefined && { at }), ...there },
    })
  return {}
}
