import { href, routes } from '../../../generated/facts/routes'
import type { NextPlace } from '../../session/afterSignIn'
import type { StoredSession } from '../../session/client'
import { landingRoute } from '../../session/landing'
import { addressOf } from './addressOf'
import { matchRoute } from './matchRoute'
import { zoomUserParameter } from './readPending'

/** The address to open after signing in. A stored path that matches no route is ignored. */
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
 * Whether a path is safe to return to: a listed route, spelled as the browser would spell it. Other
 * spellings may lead elsewhere: //evil, /\\evil, /.//evil, a TAB between (security-reliability.md
 * 18).
 */
export function isReturnable(path: string): boolean {
  const ours = 'https://ours.invalid'
  if (!path.startsWith('/') || !URL.canParse(path, ours)) return false
  const { origin, pathname, search, hash } = new URL(path, ours)
  const match = matchRoute(pathname)
  const isWritten = origin === ours && pathname + search + hash === path && !pathname.includes('//')
  // Only screens for signed-in people, except the password change (session.md B5 26).
  return (
    isWritten &&
    match !== null &&
    !routes[match.routeId].isPublic &&
    match.routeId !== 'changepassword'
  )
}
