import type { Problem } from '../../problems/problem'
import { problemAt, related, within } from '../../problems/spot'
import { isOpen, type Ground, type PlacedCall, type PlacedRoute } from '../ground'

/** Whoever may open a screen may make its calls. */
export function ensureScreensMayCall(ground: Ground): Problem[] {
  return [...ground.routes.values()].flatMap((placed) =>
    (placed.route.calls ?? []).flatMap((id, index) => {
      const asked = ground.calls.get(id)
      const who = asked && whoMayNot(placed, asked, ground)
      if (!who) return []
      const spot = within(placed.spot, 'calls', index)
      const message = `${who} may open ${placed.route.id} but may not make its call ${id}.`
      return problemAt('CALL-ACCESS', spot, message, {
        related: [related(within(asked.spot, 'access'), `for who may make ${id}.`)],
      })
    }),
  )
}

function whoMayNot(
  { route, rule }: PlacedRoute,
  { call, rule: needed }: PlacedCall,
  { rules }: Ground,
) {
  if (!needed || isOpen(call)) return undefined
  if (route.access === 'public') return 'Somebody who is not signed in'
  const world = rules.counterexample(rule, needed)
  return world && rules.describe(world)
}
