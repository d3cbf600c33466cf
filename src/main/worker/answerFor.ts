import { isSignInPath } from '../../kit/signInPath'
import { apiPaths } from '../build/apiPaths'

/** What the service worker knows of a request. */
export interface Asked {
  readonly method: string
  readonly mode: string
  readonly pathname: string
  readonly isOwnOrigin: boolean
  /** The header that says: not through a service worker (spec §7). */
  readonly bypasses: boolean
}

/**
 * Who answers: the network untouched, the page's shell, the network with the shell where there is none, a file of the
 * build that was stored when the worker was installed, or one that is stored when it is first asked for.
 */
export type Answer = 'network' | 'shell' | 'shellOffline' | 'stored' | 'buildFile'

/** The build puts a hash of the content into these names: whatever is stored under one is right for ever. */
const hashedFile = /^\/assets\/[^/]+-[\w-]{8,}\.[a-z0-9]+$/

export function answerFor(asked: Asked, isStored: (pathname: string) => boolean): Answer {
  const { method, mode, pathname, isOwnOrigin, bypasses } = asked
  if (method !== 'GET' || !isOwnOrigin || bypasses) return 'network'
  if (mode !== 'navigate' && isStored(pathname)) return 'stored'
  if (apiPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`)))
    return 'network'
  if (mode !== 'navigate') return hashedFile.test(pathname) ? 'buildFile' : 'network'
  if (/^\/assets\/|\.[a-z0-9]{1,8}$/i.test(pathname)) return 'network'
  // These pages have headers of their own, and addresses that nobody may keep (session.md B4).
  return isSignInPath(pathname) ? 'shellOffline' : 'shell'
}
