import { readQuery } from '../../browser/location'
import { idOrNull, type PendingId } from '../../session/client'
import { matchRoute } from './matchRoute'

/** The query parameter in which the meeting service passes the user's id. */
export const zoomUserParameter = 'zoomUserId'

/**
 * Spec §4: the id of a chat channel or of a meeting user in an address, kept until somebody signs
 * in.
 */
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
