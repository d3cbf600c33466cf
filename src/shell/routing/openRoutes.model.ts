import { combine } from 'effector'
import { routes, type Route, type RouteId } from '../../../generated/facts/routes'
import { can } from '../../access/can'
import { ruleFor } from '../../access/ruleFor'
import { $closed, $overlay, $world } from '../../session/client'

/** The rules by which routes open to this person in this customer, where they are not the manifest's. */
export const $routeRules = combine($overlay, $closed, (overlay, closed) => ({
  ...overlay?.routes,
  ...Object.fromEntries([...closed].map((id) => [id, []])),
}))

/** Whether this person may open a route; a row opens with its list. */
export const $mayOpen = combine($world, $routeRules, (world, rules) => {
  const isOpen = (id: RouteId) => can(ruleFor(routes[id], rules), world)
  return (id: RouteId): boolean => {
    const { rowOf }: Route = routes[id]
    return isOpen(id) && (rowOf === undefined || isOpen(rowOf))
  }
})
