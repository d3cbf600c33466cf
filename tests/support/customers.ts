/** What the server tells a person of a customer; a test names the parts it is about. */
import type { CustomerFlags, CustomerProfile } from '../../generated/facts/features/session'

export function aProfile(over: Partial<CustomerProfile> = {}): CustomerProfile {
  const { customerID = 'c1' } = over
  return {
    customerID,
    customerName: `Customer ${customerID}`,
    customerLogoAddnl: null,
    customerCity: 'Oslo',
    customerState: null,
    customerZip: '0150',
    sequence: 1,
    isLocked: false,
    ...over,
  }
}

export function aFlags(over: Partial<CustomerFlags> = {}): CustomerFlags {
  return {
    allowZoomIntegration: false,
    allowYoutubeIntegration: false,
    enableStoryBoard: false,
    campaignManagerAccess: false,
    hideOrganization: false,
    proEditVendor: false,
    idleSessionTimeoutMins: 30,
    ...over,
  }
}
