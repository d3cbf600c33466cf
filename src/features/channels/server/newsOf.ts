import type { Told } from '../../../server/events/message'

/** Where a program was sent: a channel, or one person's inbox. */
export interface Place {
  readonly channelId: string | null
  readonly userId: string | null
}

/** Events for open pages: inboxes that have the program, and the channel's page, followed or not. */
export function newsOf({ channelId, userId }: Place): Omit<Told, 'customerId'>[] {
  if (channelId === null)
    return [{ topic: 'inbox', to: { userIds: userId === null ? [] : [userId] } }]
  return [
    { topic: 'inbox', to: { channelId } },
    { topic: 'channels', to: 'all' },
  ]
}
