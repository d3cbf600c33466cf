import type { Told } from '../../../server/events/message'

/** Where a program was sent: a channel, or one person's inbox. */
export interface Place {
  readonly channelId: string | null
  readonly userId: string | null
}

/** What open pages hear of it: the inboxes it is in, and the page of the channel, subscribed or not. */
export function newsOf({ channelId, userId }: Place): Omit<Told, 'customerId'>[] {
  if (channelId === null)
    return [{ topic: 'inbox', to: { userIds: userId === null ? [] : [userId] } }]
  return [
    { topic: 'inbox', to: { channelId } },
    { topic: 'channels', to: 'all' },
  ]
}
