import type { ListInboxRequest } from '../../../../../generated/facts/features/home'

/** The list that somebody came from. */
export type From =
  | { readonly list: 'new' | 'library' | 'viewed' }
  | { readonly list: 'channel'; readonly channelId: string }

/** By the screens one comes from. */
const listOf: Readonly<Record<string, 'library' | 'viewed'>> = {
  library: 'library',
  viewed: 'viewed',
  inboxAll: 'library',
  inboxChannels: 'library',
  inboxViewed: 'viewed',
}

/** Whether it was found in the feed or in a channel. */
export const sourceOf = (text: string | undefined): 'feed' | 'channel' =>
  text === 'inboxChannels' || readFrom(text).list === 'channel' ? 'channel' : 'feed'

export function readFrom(text: string | undefined): From {
  const channelId = /^channel:(.+)$/.exec(text ?? '')?.[1]
  if (channelId !== undefined) return { list: 'channel', channelId }
  return { list: listOf[text ?? ''] ?? 'new' }
}

export const writeFrom = (from: From): string =>
  from.list === 'channel' ? `channel:${from.channelId}` : from.list

const most = 50
const isState = (value: string) => ({ field: 'state', op: 'is', value }) as const

/** What stands in that list, in its order. */
export function questionOf(from: From): ListInboxRequest {
  const newest = { field: 'deliveredAt', desc: true } as const
  switch (from.list) {
    case 'new':
      return {
        filters: [isState('new'), isState('started')],
        sort: { field: 'turn', desc: false },
        limit: most,
      }
    case 'viewed':
      return {
        filters: [isState('viewed')],
        sort: { field: 'completedAt', desc: true },
        limit: most,
      }
    case 'channel':
      return {
        filters: [{ field: 'channels', op: 'is', value: from.channelId }],
        sort: newest,
        limit: most,
      }
    default:
      return { sort: newest, limit: most }
  }
}

/** What follows the program in its list; the list from its beginning where it does not stand in it. */
export function following<Row extends { readonly programId: string }>(
  rows: readonly Row[],
  programId: string | null,
): Row[] {
  const at = rows.findIndex((row) => row.programId === programId)
  return rows.slice(at + 1)
}
