import { isSignInPath } from '../../kit/signInPath'
import { apiPaths } from '../build/apiPaths'

/** The parts of a request that the service worker looks at. */
export interface Asked {
  readonly method: string
  readonly mode: string
  readonly pathname: string
  readonly isOwnOrigin: boolean
  /** The header that asks to bypass the service worker (spec §7). */
  readonly bypasses: boolean
}

/**
 * How to answer: `network` without changes; `shell`, the stored page; `shellOffline`, the network
 * first and the stored page if that fails; `stored`, a file stored at installation; `buildFile`, a
 * file stored on first request.
 */
export type Answer = 'network' | 'shell' | 'shellOffline' | 'stored' | 'buildFile'

/** File names with a content hash: a stored copy never becomes outdated. */
const hashedFile = /^\/assets\/[^/]+-[\w-]{8,}\.[a-z0-9]+$/

export function answerFor(asked: Asked, isStored: (pathname: string) => boolean): Answer {
  const { method, mode, pathname, isOwnOrigin, bypasses } = asked
  if (method !== 'GET' || !isOwnOrigin || bypasses) return 'network'
  if (mode !== 'navigate' && isStored(pathname)) return 'stored'
  if (apiPaths.some((path) => pathname === path || pathname.startsWith(path.replace(/\/?$/, '/'))))
    return 'network'
  if (mode !== 'navigate') return hashedFile.test(pathname) ? 'buildFile' : 'network'
  if (/^\/assets\/|\.[a-z0-9]{1,8}$/i.test(pathname)) return 'network'
  // These pages have their own headers, and addresses that must not be stored (session.md B4).
  return isSignInPath(pathname) ? 'shellOffline' : 'shell'
}
