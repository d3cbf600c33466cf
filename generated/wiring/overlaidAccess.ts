// Generated from manifest/overlays/*.yaml by npm run codegen. Edit the manifest, not this file.

import type { OverlaidAccess } from '../../src/access/ruleFor'

/** Rules of routes and calls that differ, by customer. */
export const overlaidAccess: OverlaidAccess = {
  '01K9HARB0VRCRED1TVN1ANDEM0': { routes: { channels: [[16, 0, 0, 31]], 'channels.manage': [[16, 0, 0, 31]], 'channels.details': [[16, 0, 0, 31]] }, calls: { getAnalyticsUrl: [[16, 0, 0, 31]] } },
}
