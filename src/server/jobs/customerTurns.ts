import type { Lane } from './lanes'
import type { JobRow } from './queries'

const mostRemembered = 1_000

/**
 * Decides whose turn it is in a lane: the customer served longest ago, as far as this process
 * knows.
 */
export function createCustomerTurns() {
  const served = new Map<Lane, Set<string>>()
  return {
    /** The customers this lane has served, the one served longest ago first. */
    of: (lane: Lane): string[] => [...(served.get(lane) ?? [])],
    taken({ lane, customerId }: Pick<JobRow, 'lane' | 'customerId'>): void {
      if (customerId === null) return
      const customers = served.get(lane) ?? new Set()
      served.set(lane, customers)
      customers.delete(customerId)
      customers.add(customerId)
      for (const longestAgo of customers) {
        if (customers.size <= mostRemembered) break
        customers.delete(longestAgo)
      }
    },
  }
}
