import type { Handler } from '../../../server/context'
import { failure } from '../../../server/errors'

/** Where the external analytics site is (spec §1); nothing is pretended when there is none. */
export const getAnalyticsUrl: Handler<'getAnalyticsUrl'> = async (_, { services }) => {
  if (services.analyticsOrigin === undefined) throw failure('analyticsNotConnected')
  return { url: services.analyticsOrigin }
}
