/** The server's replies about a person's customers; a test gives only the parts it is about. */
import type { MenuCounts } from '../../generated/facts/features/home'
import type { CustomerFlags, CustomerProfile } from '../../generated/facts/features/session'
import type { Reply } from '../../src/calls/send'
import { aLoginResponse, ok } from './browserEdge'

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

export function aMenuCounts(over: Partial<MenuCounts> = {}): MenuCounts {
  return {
    inboxNewCount: 0,
    inboxLibraryCount: 0,
    inboxWatchedCount: 0,
    inboxChannelsCount: 0,
    clipsToRecordCount: 0,
    takesToReviewCount: 0,
    recordingTasksCount: 0,
    crowdSourceRT: 0,
    programsForApprovalCount: 0,
    assetReqToRecordCount: 0,
    deliverablesCount: 0,
    toDeliverCount: 0,
    newBioProgramsCount: 0,
    openOrdersCount: 0,
    unreadNotifications: 0,
    searchFilters: {
      files: { filterList: [], gridColumns: [] },
      footage: { filterList: [], gridColumns: [] },
    },
    ...over,
  }
}

/** The reply to a switch: a token pair bound to that customer, whose access token is at9. */
export function movedTo(customerId: string): Reply {
  const reply = aLoginResponse({ access_token: 'at9', refresh_token: 'rt9' })
  reply.additionalDetails.CustomerDetails.customerId = customerId
  return ok(reply)
}
