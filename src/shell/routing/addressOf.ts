import { routes, type RouteId } from '../../../generated/facts/routes'

type Params = Readonly<Record<string, string>>

/**
 * The address of a route that is known only at run time. A menu entry gives values for its
 * parameters; otherwise only the person's own id is known.
 */
export function addressOf(
  routeId: RouteId,
  userId: string,
  params: Params = { userId: '$userId' },
): string {
  return Object.entries(params).reduce(
    (path, [name, value]) =>
      path.replace(`{${name}}`, encodeURIComponent(value === '$userId' ? userId : value)),
    routes[routeId].path,
  )
}
