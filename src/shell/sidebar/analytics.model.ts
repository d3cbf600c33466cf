import { createEvent, sample } from 'effector'
import { openTabFx } from '../../browser/tabs'
import { createLateCallFx } from '../../calls/createCallFx'

/** Spec §2: analytics is an external site in a new tab. Where none is connected, the server says so. */
export const analyticsPressed = createEvent()

export const getAnalyticsUrlFx = createLateCallFx(
  'getAnalyticsUrl',
  async () => (await import('../../../generated/facts/features/analytics')).getAnalyticsUrl,
)

sample({ clock: analyticsPressed, fn: () => ({}), target: getAnalyticsUrlFx })
sample({ clock: getAnalyticsUrlFx.doneData, fn: ({ url }) => url, target: openTabFx })
