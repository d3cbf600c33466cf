import type { Problem } from '../../problems/problem'
import { problemAt, related, within } from '../../problems/spot'
import { isBlockId } from '../../read/withScreenCalls'
import { isOpen, type CheckContext, type PlacedCall, type PlacedRoute } from '../checkContext'

/** People who may open a screen may make its calls; people who may submit a form of it may list the options of that form. */
export function ensureScreensMayCall(checkContext: CheckContext): Problem[] {
  return [...checkContext.routes.values()].flatMap((placed) =>
    (placed.route.calls ?? []).flatMap((id, index) => {
      const asked = checkContext.calls.get(id)
      const fault = asked && faultOf(placed, asked, checkContext)
      if (!fault) return []
      const { spot: route } = placed
      const spot = isBlockId(placed.route.screen ?? '')
        ? within(route, 'screen')
        : within(route, 'calls', index)
      return problemAt('CALL-ACCESS', spot, fault, {
        related: [related(within(asked.spot, 'access'), `for who may make ${id}.`)],
      })
    }),
  )
}

function faultOf(
  { route, rule }: PlacedRoute,
  { call, rule: needed }: PlacedCall,
  { rules, calls }: CheckContext,
): string | undefined {
  if (!needed || isOpen(call)) return undefined
  const opens = `may open ${route.id}`
  const makers = route.picks?.[call.id]
  if (makers) {
    for (const maker of makers) {
      const writing = calls.get(maker)?.rule
      const world = writing && rules.find({ all: [rule, writing], none: [[needed]] })
      if (world)
        return `${rules.describe(world)} ${opens} and make its call ${maker}, whose form picks from ${call.id}, but may not make that.`
    }
    return undefined
  }
  const told = `${opens} but may not make its call ${call.id}.`
  if (route.access === 'public') return `Somebody who is not signed in ${told}`
  const world = rules.counterexample(rule, needed)
  return world && `${rules.describe(world)} ${told}`
}
