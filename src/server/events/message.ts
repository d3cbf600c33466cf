/** What is told to people who have a page open, and whose streams end. */
import type { HeardEvent } from '../../../generated/facts/features/events'
import type { Counted } from './counting'

export type Topic = HeardEvent['topic']

export interface Told {
  readonly customerId: string
  readonly topic: Topic
  readonly to: { readonly userIds: readonly string[] } | { readonly channelId: string } | 'all'
  /** Of a row that people have open. */
  readonly row?: HeardEvent['row']
  /** Somebody has it open too. */
  readonly here?: HeardEvent['here']
}

/** Of one session, or of people in all their sessions. */
export type Whose = { readonly familyId: string } | { readonly userIds: readonly string[] }

/** What one process says to the others. */
export type Message =
  | { readonly tell: Told }
  | { readonly close: Whose }
  | { readonly counted: readonly Counted[] }

/** PostgreSQL refuses a notification of 8,000 bytes and more. */
const mostUserIds = 200

/** The same in pieces, each of which fits into one notification. */
export function inPieces(message: Message): Message[] {
  if ('counted' in message) return [message]
  if ('close' in message) {
    if (!('userIds' in message.close)) return [message]
    return pieces(message.close.userIds).map((userIds) => ({ close: { userIds } }))
  }
  const { to } = message.tell
  if (to === 'all' || !('userIds' in to)) return [message]
  return pieces(to.userIds).map((userIds) => ({ tell: { ...message.tell, to: { userIds } } }))
}

function pieces(userIds: readonly string[]): string[][] {
  const count = Math.ceil(userIds.length / mostUserIds)
  return Array.from({ length: count }, (_, at) =>
    userIds.slice(at * mostUserIds, (at + 1) * mostUserIds),
  )
}
