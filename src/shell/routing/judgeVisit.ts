import type { Rule, World } from '../../../generated/facts/access'
import type { RoleId } from '../../../generated/facts/roles'
import { href, routes, type Route, type RouteId } from '../../../generated/facts/routes'
import { can } from '../../access/can'
import { ruleFor } from '../../access/ruleFor'
import type { Phase } from '../../session/client'
import { landingRoute } from '../../session/landing'
import { addressOf } from './addressOf'
import { matchRoute, type RouteMatch } from './matchRoute'

/** Everything that decides whether an address may be opened. */
export interface Visit {
  pathname: string
  phase: Phase
  userId: string
  roles: readonly RoleId[]
  world: World
  /** Rules of routes that this customer's overlay replaces. */
  rules: Readonly<Partial<Record<RouteId, Rule>>>
  /** The customer's flags are known; a refusal is final only then. */
  isReady: boolean
  mustChangePassword: boolean
  /** A sign-in link opened the page: whoever is signed in is asked first (session.md B4 3). */
  hasLink: boolean
}

export type Verdict =
  | { kind: 'waiting' }
  | { kind: 'offline' }
  | { kind: 'notFound' }
  | { kind: 'noRole' }
  | ({ kind: 'screen' } & RouteMatch)
  /**
   * Signed in while on the sign-in page: go where the session leads (spec §4 Post-login redirects).
   */
  | { kind: 'enter' }
  /** /login/status/clear: ends any session, even an incomplete one (session.md B5 36). */
  | { kind: 'signOut' }
  /** Spec §4: the path is kept, so that the person returns after signing in. */
  | { kind: 'signIn'; isPathKept: boolean }
  /** What an area's address asks, such as `?open=…`, its first screen is asked. */
  | { kind: 'redirect'; to: string; keepsQuery?: true }
  | { kind: 'refused'; to: string; routeId: RouteId }

export function judgeVisit(visit: Visit): Verdict {
  const match = matchRoute(visit.pathname)
  const route = match && routes[match.routeId]
  if (match && route?.isPublic && !isSignInRoute(route)) return { kind: 'screen', ...match }
  // The link was removed from the address before anything loaded, so /login/status/bob is not one
  // (session.md B4 1).
  if (route?.path.startsWith(`${href('login')}/{`)) return { kind: 'redirect', to: href('login') }
  switch (visit.phase) {
    case 'starting':
      return { kind: 'waiting' }
    case 'restoring':
    case 'offline':
      if (match?.routeId === 'login.clear') return { kind: 'signOut' }
      return { kind: visit.phase === 'offline' ? 'offline' : 'waiting' }
    case 'anonymous':
      return judgeSignedOut(match, route)
    case 'signedIn':
      return judgeSignedIn(visit, match, route)
  }
}

function judgeSignedOut(match: RouteMatch | null, route: Route | null): Verdict {
  if (match?.routeId === 'login.clear') return { kind: 'signOut' }
  if (match && route?.isPublic) return { kind: 'screen', ...match }
  return { kind: 'signIn', isPathKept: route !== null }
}

function judgeSignedIn(visit: Visit, match: RouteMatch | null, route: Route | null): Verdict {
  if (match?.routeId === 'login.clear') return { kind: 'signOut' }
  if (match?.routeId === 'login' && visit.hasLink) return { kind: 'screen', ...match }
  if (visit.mustChangePassword) {
    if (match?.routeId === 'resetpassword') return { kind: 'screen', ...match }
    return { kind: 'redirect', to: href('resetpassword') }
  }
  if (!visit.isReady) return { kind: 'waiting' }
  const landing = landingRoute(visit.roles)
  if (landing === undefined) return { kind: 'noRole' }
  if (visit.pathname === '/' || (route && isSignInRoute(route))) return { kind: 'enter' }
  if (!match || !route) return { kind: 'notFound' }

  const mayOpen = (id: RouteId) => can(ruleFor(routes[id], visit.rules), visit.world)
  const target = route.redirect?.find(mayOpen)
  // Spec §2: the address of an area alone opens the first screen in it that the person may open.
  if (target) return { kind: 'redirect', to: addressOf(target, visit.userId), keepsQuery: true }
  // A row opens in the screen of its list, which goes on being the same one.
  if (route.rowOf && mayOpen(route.id) && mayOpen(route.rowOf))
    return { kind: 'screen', routeId: route.rowOf, params: {} }
  if (!route.redirect && !route.rowOf && mayOpen(route.id)) return { kind: 'screen', ...match }
  if (landing === route.id) return { kind: 'noRole' }
  return { kind: 'refused', to: addressOf(landing, visit.userId), routeId: route.id }
}

/**
 * Pages for people who are not fully signed in: without a session, or with a required password
 * change.
 */
function isSignInRoute(route: Route): boolean {
  return route.isPublic && (route.id.startsWith('login') || route.id === 'resetpassword')
}
