import type { Problem } from '../../problems/problem'
import { problemAt, related, within } from '../../problems/spot'
import { isBlockId } from '../../read/withScreenCalls'
import { isOpen, type CheckContext, type PlacedCall, type PlacedRoute } from '../checkContext'

/** Whoever may open a screen may make its calls. */
export function ensureScreensMayCall(checkContext: CheckContext): Problem[] {
  return [...checkContext.routes.values()].flatMap((placed) =>
    (placed.route.calls ?? []).flatMap((id, index) => {
      const asked = checkContext.calls.get(id)
      const who = asked && whoMayNot(placed, asked, checkContext)
      if (!who) return []
      const { spot: route } = placed
      const spot = isBlockId(placed.route.screen ?? '')
        ? within(route, 'screen')
        : within(route, 'calls', index)
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
  { rules }: CheckContext,
) {
  if (!needed || isOpen(call)) return undefined
  if (route.access === 'public') return 'Somebody who is not signed in'
  const world = rules.counterexample(rule, needed)
  return world && rules.describe(world)
}
