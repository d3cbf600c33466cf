import { readQuery } from '../../browser/location'
import { idOrNull, type PendingId } from '../../session/client'
import { matchRoute } from './matchRoute'

/** The meeting service sends people here with their id there. */
export const zoomUserParameter = 'zoomUserId'

/** Spec §4: a chat-channel id or a meeting user's id in an address that waits for a sign-in. */
export function readPending(path: string): PendingId | null {
  const [pathname = '', search = ''] = path.split('?', 2)
  const match = matchRoute(pathname)
  if (match?.routeId === 'channels.edit') return pending('channel', match.params.id)
  if (match?.routeId !== 'integrations.zoom') return null
  return pending('zoom', readQuery(search)[zoomUserParameter])
}

function pending(kind: PendingId['kind'], given: string | undefined): PendingId | null {
  const id = idOrNull(given ?? null)
  return id === null ? null : { kind, id }
}
