import { createEffect, createEvent, sample } from 'effector'
import type { GetAnalyticsUrlResponse } from '../../../generated/facts/features/analytics'
import { readIsMacSafariFx } from '../../browser/clientDetails'
import { openTabFx } from '../../browser/tabs'
import { createLateCallFx } from '../../calls/createCallFx'
import { handOverFx } from '../../session/client'

/**
 * Spec §2: analytics is an external site in a new tab. If none is configured, the call fails with a
 * message.
 */
export const analyticsPressed = createEvent()

export const getAnalyticsUrlFx = createLateCallFx(
  'getAnalyticsUrl',
  async () => (await import('../../../generated/facts/features/analytics')).getAnalyticsUrl,
)

/**
 * Spec §7: Safari on macOS gets a link of its own, and so do browsers that our cookies cannot
 * reach. The fragment (#) is not sent to servers and not logged.
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
