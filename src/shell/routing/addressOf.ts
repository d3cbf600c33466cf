import { routes, type RouteId } from '../../../generated/facts/routes'

/** The address of a route that is only known at run time; the person's own id is the one parameter menus know. */
export function addressOf(routeId: RouteId, userId: string): string {
  return routes[routeId].path.replace('{userId}', encodeURIComponent(userId))
}
