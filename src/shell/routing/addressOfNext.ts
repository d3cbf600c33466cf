import { href, routes } from '../../../generated/facts/routes'
import type { NextPlace } from '../../session/afterSignIn'
import type { StoredSession } from '../../session/client'
import { landingRoute } from '../../session/landing'
import { addressOf } from './addressOf'
import { matchRoute } from './matchRoute'
import { zoomUserParameter } from './readPending'

/** Where a person goes from the door. A path that is no route any more is forgotten. */
export function addressOfNext(next: NextPlace, session: StoredSession): string {
  switch (next.kind) {
    case 'changePassword':
      return href('resetpassword')
    case 'channel':
      return href('channels.edit', { id: next.id })
    case 'zoom':
      return `${href('integrations.zoom')}?${zoomUserParameter}=${next.userId}`
    case 'path':
      return isReturnable(next.path) ? next.path : landingAddress(session)
    case 'landing':
      return landingAddress(session)
  }
}

export function landingAddress({ roles, userUUID }: StoredSession): string {
  const landing = landingRoute(roles)
  return landing ? addressOf(landing, userUUID) : '/'
}

/**
 * A path of ours: a listed route, written as a browser would write it. What it would rewrite may lead elsewhere:
 * //evil, /\\evil, /.//evil, a TAB between (security-reliability.md 18).
 */
export function isReturnable(path: string): boolean {
  const ours = 'https://ours.invalid'
  if (!path.startsWith('/') || !URL.canParse(path, ours)) return false
  const { origin, pathname, search, hash } = new URL(path, ours)
  const match = matchRoute(pathname)
  const isWritten = origin === ours && pathname + search + hash === path && !pathname.includes('//')
  // Listed: what one sees signed in, but the change of password (session.md B5 26).
  return (
    isWritten &&
    match !== null &&
    !routes[match.routeId].isPublic &&
    match.routeId !== 'changepassword'
  )
}
