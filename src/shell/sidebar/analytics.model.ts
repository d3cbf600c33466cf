import { createEvent, sample } from 'effector'
import { getAnalyticsUrl } from '../../../generated/facts/features/analytics'
import { openTabFx } from '../../browser/tabs'
import { createCallFx } from '../../calls/createCallFx'

/** Spec §2: analytics is an external site in a new tab. Where none is connected, the server says so. */
export const analyticsPressed = createEvent()

export const getAnalyticsUrlFx = createCallFx(getAnalyticsUrl)

sample({ clock: analyticsPressed, fn: () => ({}), target: getAnalyticsUrlFx })
sample({ clock: getAnalyticsUrlFx.doneData, fn: ({ url }) => url, target: openTabFx })
