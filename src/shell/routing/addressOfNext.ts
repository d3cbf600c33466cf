import { href } from '../../../generated/facts/routes'
import type { NextPlace } from '../../session/afterSignIn'
import type { StoredSession } from '../../session/client/storedSession'
import { landingRoute } from '../../session/landing'
import { addressOf } from './addressOf'
import { matchRoute } from './matchRoute'

/** Where a person goes from the door. A path that is no route any more is forgotten. */
export function addressOfNext(next: NextPlace, session: StoredSession): string {
  switch (next.kind) {
    case 'changePassword':
      return href('resetpassword')
    case 'channel':
      return href('channels.edit', { id: next.id })
    case 'zoom':
      return href('integrations.zoom')
    case 'path':
      return matchRoute(pathnameOf(next.path)) ? next.path : landingAddress(session)
    case 'landing':
      return landingAddress(session)
  }
}

export function landingAddress({ roles, userUUID }: StoredSession): string {
  const landing = landingRoute(roles)
  return landing ? addressOf(landing, userUUID) : '/'
}

function pathnameOf(path: string): string {
  return path.split(/[?#]/)[0] ?? path
}
