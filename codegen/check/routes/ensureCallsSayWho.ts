import type { Problem } from '../../problems/problem'
import { problemAt, within } from '../../problems/spot'
import { isOpen, type CheckContext } from '../checkContext'

/** Every call declares who may make it, using only roles and flags, which the server knows. */
export function ensureCallsSayWho({ calls, rules }: CheckContext): Problem[] {
  return [...calls.values()].flatMap(({ call, rule, spot }) => {
    if (!rule) {
      const message = `The call ${call.id} lacks the key access: who may make it?`
      return problemAt('KEY-MISSING', spot, message)
    }
    if (isOpen(call) || rule.every(({ facts }) => facts === rules.bits.allFacts)) return []
    const message = `The server does not know the facts that this access asks for; ${call.id} may ask for roles and flags.`
    return problemAt('CALL-FACTS', within(spot, 'access'), message)
  })
}
