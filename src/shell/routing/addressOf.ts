import { routes, type RouteId } from '../../../generated/facts/routes'

type Params = Readonly<Record<string, string>>

/**
 * The address of a route that is only known at run time. A menu entry says what stands for each parameter; elsewhere
 * the person's own id is the one that is known.
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
