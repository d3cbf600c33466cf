// What guests need from the process.
import { createGuestLimits, type GuestLimits } from './limits'

export interface GuestServices {
  readonly limits: GuestLimits
}

declare module '../../../server/services' {
  interface Services {
    readonly guest: GuestServices
  }
}

export const createGuest = (): GuestServices => ({ limits: createGuestLimits() })
