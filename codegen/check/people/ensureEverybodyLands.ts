import type { Problem } from '../../problems/problem'
import { problemAt, related, spotAt, within } from '../../problems/spot'
import { parametersOf } from '../../resolve/model'
import { rolesOf } from '../../resolve/treePredicate'
import type { CheckContext, PlacedRoute } from '../checkContext'

const keys = ['landing', 'profile'] as const

/** Every role is in the landing order, and may open its persona's landing page and profile. */
export function ensureEverybodyLands(checkContext: CheckContext): Problem[] {
  const { personas } = checkContext.manifest.roles
  return [
    ...orderProblems(checkContext),
    ...Object.entries(personas).flatMap(([persona, { landing, profile }]) =>
      keys.flatMap((key) => {
        const placed = checkContext.routes.get(key === 'landing' ? landing : profile)
        return placed ? pageProblems(persona, key, placed, checkContext) : []
      }),
    ),
  ]
}

function orderProblems({ manifest: { roles } }: CheckContext): Problem[] {
  const spot = spotAt('roles.yaml', 'landing')
  const { landing } = roles
  return [
    ...Object.keys(roles.roles)
      .filter((role) => !landing.includes(role))
      .map((role) => {
        const message = `landing lacks ${role}: whoever has no other role would land nowhere.`
        return problemAt('LANDING-ROLES', spot, message)
      }),
    ...landing.flatMap((role, index) => {
      const first = landing.indexOf(role)
      if (first === index) return []
      return problemAt('LANDING-ROLES', within(spot, index), `landing names ${role} twice.`, {
        related: [related(within(spot, first), 'for the first.')],
      })
    }),
  ]
}

function pageProblems(
  persona: string,
  key: (typeof keys)[number],
  { route, rule, spot: routeSpot }: PlacedRoute,
  { manifest, rules }: CheckContext,
): Problem[] {
  const spot = spotAt('roles.yaml', 'personas', persona, key)
  const fault = key === 'landing' ? whyNoLanding(route) : whyNoProfile(route)
  if (fault !== undefined) return [problemAt('PERSONA-ROUTE', spot, fault)]
  const who = rules.ruleOf({ roles: rolesOf(persona, manifest) })
  const world = rules.counterexample(who, rule)
  if (!world) return []
  const verb = key === 'landing' ? 'lands on' : 'has the profile'
  const message = `${rules.describe(world)} ${verb} ${route.id} but may not open it.`
  return [
    problemAt('PERSONA-CLOSED', spot, message, {
      related: [related(within(routeSpot, 'access'), `for who may open ${route.id}.`)],
    }),
  ]
}

function whyNoLanding({ id, path, access, redirect }: PlacedRoute['route']): string | undefined {
  if (access === 'public')
    return `${id} is for people who are not signed in; nobody can land there.`
  if (redirect) return `${id} only leads on to ${redirect.join(' or ')}; name the page itself.`
  const [parameter] = parametersOf(path)
  return (
    parameter && `The path of ${id} asks for ${parameter}, which nobody knows after signing in.`
  )
}

function whyNoProfile({ id, path }: PlacedRoute['route']): string | undefined {
  const unknown = parametersOf(path).find((name) => name !== 'userId')
  return unknown && `The path of ${id} asks for ${unknown}; a profile knows only userId.`
}
