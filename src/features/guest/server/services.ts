// What guests need from the process.
import type { Counting } from '../../../server/events/counting'
import type { Secrets } from '../../../server/secrets'
import { createGuestChecks, type GuestChecks } from './checks'
import { createGuestLimits, type GuestLimits } from './limits'

export interface GuestServices {
  readonly limits: GuestLimits
  readonly checks: GuestChecks
}

declare module '../../../server/services' {
  interface Services {
    readonly guest: GuestServices
  }
}

/** Half a second of a phone at the usual cost of hashing. */
const roundsAt = (hashCostLog2: number) => Math.max(1, 2 ** (hashCostLog2 - 3))

export const createGuest = (
  secrets: Secrets,
  hashCostLog2: number,
  counting: Counting,
): GuestServices => ({
  limits: createGuestLimits(counting),
  checks: createGuestChecks({
    key: secrets('guest-checks'),
    rounds: roundsAt(hashCostLog2),
    counting,
  }),
})
