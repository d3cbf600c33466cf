import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { appStarted } from '../../../browser/appStarted'
import { readStorageFx, removeStorageFx, writeStorageFx } from '../../../browser/storage'

/**
 * Spec §2 cust: the customer that an address or a sign-in link names is kept here until somebody is
 * signed in whose profiles can be checked (session.md B4). It never authorises anything.
 */
const place = { key: 'nav.pendingCust', area: 'tab' } as const

/** Empty string: the address named something that is not a customer id. */
export const custNamed = createEvent<string>()
export const custSettled = createEvent()

const recallFx = attach({ effect: readStorageFx, mapParams: () => place })
const keepFx = createEffect((value: string) => writeStorageFx({ ...place, value }))
export const forgetPendingCustFx = createEffect(() => removeStorageFx(place))

export const $pendingCust = createStore<string | null>(null)
  .on(recallFx.doneData, (named, recalled) => named ?? recalled)
  .on(custNamed, (_, id) => id)
  .on(custSettled, () => null)

sample({ clock: appStarted, target: recallFx })
sample({ clock: custNamed, target: keepFx })
sample({ clock: custSettled, target: forgetPendingCustFx })

/** The single customer id in a parameter or path segment; empty if it is not exactly one. */
export function custOf(named: readonly string[]): string {
  const [id = ''] = named
  return named.length === 1 && /^[A-Za-z0-9_-]{1,64}$/.test(id) ? id : ''
}
