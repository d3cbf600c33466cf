import type { Problem } from '../../problems/problem'
import { keyOf, problemAt, related, within } from '../../problems/spot'
import { parametersOf } from '../../resolve/model'
import type { CheckContext, PlacedRoute } from '../checkContext'

/** A redirect leads everybody who may open the route to a page with a known address. */
export function ensureRedirectsLead(checkContext: CheckContext): Problem[] {
  return [...checkContext.routes.values()].flatMap((placed) => {
    if (!placed.route.redirect) return []
    return [
      ...screenProblems(placed),
      ...parameterProblems(placed, checkContext),
      ...closedProblems(placed, checkContext),
    ]
  })
}

function screenProblems({ route, spot }: PlacedRoute): Problem[] {
  if (route.screen === undefined) return []
  const message = `${route.id} leads on to ${route.redirect!.join(' or ')}, so that nobody ever sees its screen; leave one of the two out.`
  return [
    problemAt('REDIRECT-SCREEN', keyOf(within(spot, 'screen')), message, {
      related: [related(within(spot, 'redirect'), 'for where it leads.')],
    }),
  ]
}

function parameterProblems({ route, spot }: PlacedRoute, { routes }: CheckContext): Problem[] {
  return route.redirect!.flatMap((id, index) => {
    const path = routes.get(id)?.route.path ?? ''
    // The only parameter the shell knows is the person's own id.
    const [unknown] = parametersOf(path).filter((name) => name !== 'userId')
    if (unknown === undefined) return []
    const message = `The path of ${id}, ${path}, asks for ${unknown}; a redirect knows only userId.`
    return problemAt('REDIRECT-PARAMETERS', within(spot, 'redirect', index), message)
  })
}

function closedProblems(
  { route, rule, spot }: PlacedRoute,
  { routes, rules }: CheckContext,
): Problem[] {
  const targets = route.redirect!.map((id) => routes.get(id))
  if (route.redirect!.includes(route.id)) return []
  if (!targets.every((target) => target !== undefined)) return []
  const world = rules.find({ all: [rule], none: targets.map((target) => [target.rule]) })
  if (!world) return []
  const which = targets.length > 1 ? 'none of the routes' : 'not the route'
  const message = `${rules.describe(world)} may open ${route.id} but ${which} it leads to; end the list with one that they may open, or narrow who may open ${route.id}.`
  return [
    problemAt('REDIRECT-CLOSED', within(spot, 'redirect'), message, {
      related: targets.map((target) =>
        related(within(target.spot, 'access'), `for who may open ${target.route.id}.`),
      ),
    }),
  ]
}
