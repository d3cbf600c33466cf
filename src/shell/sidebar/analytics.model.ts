import { createEffect, createEvent, sample } from 'effector'
import type { GetAnalyticsUrlResponse } from '../../../generated/facts/features/analytics'
import { readIsMacSafariFx } from '../../browser/clientDetails'
import { openTabFx } from '../../browser/tabs'
import { createLateCallFx } from '../../calls/createCallFx'
import { handOverFx } from '../../session/client'

/** Spec §2: analytics is an external site in a new tab. Where none is connected, the server says so. */
export const analyticsPressed = createEvent()

export const getAnalyticsUrlFx = createLateCallFx(
  'getAnalyticsUrl',
  async () => (await import('../../../generated/facts/features/analytics')).getAnalyticsUrl,
)

/**
 * Spec §7: Safari on macOS gets a link of its own, and so does whoever our cookies do not reach. What stands after the #
 * is seen by no server and no log.
 */
const openFx = createEffect(
  async ({ url, code, hasCookies }: GetAnalyticsUrlResponse): Promise<void> => {
    await handOverFx(code)
    const isLinked = !hasCookies || (await readIsMacSafariFx())
    await openTabFx(isLinked ? `${url}#refresh_token=${code}` : url)
  },
)

sample({ clock: analyticsPressed, fn: () => ({}), target: getAnalyticsUrlFx })
sample({ clock: getAnalyticsUrlFx.doneData, target: openFx })
