import type { Problem } from '../../problems/problem'
import { problemAt, related, spotAt, within } from '../../problems/spot'
import type { CheckContext } from '../checkContext'

/** Whoever sees an entry or control may open its route: its access may only narrow the route's. */
export function ensureMenusOpenRoutes({
  manifest,
  sections,
  routes,
  rules,
}: CheckContext): Problem[] {
  const controls = Object.entries(manifest.navigation.controls).map(([id, control]) => ({
    words: `the control ${id}`,
    rule: rules.ruleOf(control.access),
    spot: spotAt('navigation.yaml', 'controls', id),
    route: routes.get(control.route ?? ''),
  }))
  const entries = sections.flatMap(({ section, entries: own }) =>
    own.map(({ rule, spot, route }) => ({
      rule,
      spot,
      route,
      words: `an entry of ${section.id}`,
    })),
  )
  return [...controls, ...entries].flatMap(({ words, rule, spot, route }) => {
    const world = route && rule && rules.counterexample(rule, route.rule)
    if (!world) return []
    const id = route.route.id
    const message = `This access promises ${words} to ${rules.describe(world)}, who may not open the route ${id}; it may only narrow who may.`
    return problemAt('ENTRY-WIDER', within(spot, 'access'), message, {
      related: [related(within(route.spot, 'access'), `for who may open ${id}.`)],
    })
  })
}
