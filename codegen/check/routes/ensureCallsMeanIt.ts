import type { Problem } from '../../problems/problem'
import { problemAt, within } from '../../problems/spot'
import { isOpen, type CheckContext, type PlacedCall } from '../checkContext'

/** What a call declares about rows, transaction and body has an effect. */
export function ensureCallsMeanIt({ calls, rules }: CheckContext): Problem[] {
  return [...calls.values()].flatMap((placed) => [
    ...idleKeys(placed),
    ...writesForAnalytics(placed),
    ...rolesWithoutCall(placed, (role) => rules.bits.roles.get(role) ?? 0),
  ])
}

function idleKeys({ call, spot }: PlacedCall): Problem[] {
  const hasBody = call.method === 'POST' && call.body !== 'none'
  const reasons = {
    rows: isOpen(call) && 'is made without a session',
    transaction: call.auth === 'none' && 'never has a transaction around it',
    bodyLimit: !hasBody && 'has no body',
  }
  return Object.entries(reasons).flatMap(([key, reason]) =>
    reason !== false && call[key as keyof typeof reasons] !== undefined
      ? problemAt('CALL-IDLE', within(spot, key), `${call.id} ${reason}; ${key} has no effect.`)
      : [],
  )
}

function writesForAnalytics({ call, spot }: PlacedCall): Problem[] {
  if (call.auth !== 'analytics' || call.idempotent) return []
  const message = `${call.id} is opened by the token of analytics, which reads only: say \`idempotent: true\`.`
  return [problemAt('CALL-WRITES', within(spot, 'auth'), message)]
}

function rolesWithoutCall({ call, rule, spot }: PlacedCall, bitOf: (role: string) => number) {
  if (!rule || isOpen(call) || typeof call.rows !== 'object') return []
  return Object.keys(call.rows).flatMap((role) => {
    if (rule.some(({ roles }) => roles === 0 || (roles & bitOf(role)) !== 0)) return []
    const message = `${role} may not make ${call.id}; their rows have no effect.`
    return problemAt('CALL-IDLE', within(spot, 'rows', role), message)
  })
}
