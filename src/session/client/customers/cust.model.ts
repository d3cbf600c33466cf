import { attach, createEffect, sample } from 'effector'
import { $location, navigateFx, type Destination } from '../../../browser/location'
import { $pendingCust, custNamed } from './pendingCust.model'
import { untilLoaded } from '../../../ui/lazyPart'
import { readCust } from './readCust'

/**
 * Spec §2: the query parameter `cust` names a customer. It is removed from the address and judged
 * once the profiles are known.
 */
const named = $location.map(readCust).updates.filterMap((cust) => cust ?? undefined)

const cleanAddressFx = attach({
  effect: navigateFx,
  mapParams: ({ rest }: { rest: string }): Destination => ({ to: rest, replace: true }),
})

/** Few addresses name a customer, so the code that judges them is loaded on demand. */
export const loadJudgeFx = createEffect(() => untilLoaded(() => import('./namedCust.model')))

sample({ clock: named, fn: ({ id }) => id, target: custNamed })
sample({ clock: named, target: cleanAddressFx })
sample({
  clock: $pendingCust,
  filter: (id) => id !== null,
  fn: () => undefined,
  target: loadJudgeFx,
})
