import { matchRoutes } from 'react-router-dom'
import { routes, type RouteId } from '../../../generated/facts/routes'

export interface RouteMatch {
  routeId: RouteId
  params: Record<string, string>
}

/** The router ranks words before parameters: /login/status/clear wins over /login/{ftl}/{userName} (decision 12). */
const table = Object.values(routes).map(({ id, path }) => ({
  id,
  path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
}))

export function matchRoute(pathname: string): RouteMatch | null {
  if (pathname === '/' || !isText(pathname)) return null
  const match = matchRoutes(table, pathname)?.at(-1)
  return match ? { routeId: match.route.id, params: match.params as Record<string, string> } : null
}

/** An address that is no text matches nothing. */
function isText(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}
