import { attach, combine, sample } from 'effector'
import { claimReloadFx, partMissed } from '../../browser/build'
import { $isWorkUnfinished } from '../../browser/unfinished/work.model'
import { reloadFx } from '../../browser/location'
import { $isOnline } from '../../browser/network'

const $mayReload = combine(
  { isOnline: $isOnline, isGuarded: $isWorkUnfinished },
  // Without a network the page itself would be lost, and what runs here is worth more than a screen.
  ({ isOnline, isGuarded }) => isOnline && !isGuarded,
)

/** A part of the program is missing, as after a new build: the page is loaded again, once. Whether it is. */
export const reloadOnceFx = attach({
  source: $mayReload,
  effect: async (mayReload): Promise<boolean> => {
    const isReloading = mayReload && (await claimReloadFx())
    if (isReloading) await reloadFx()
    return isReloading
  },
})

sample({ clock: partMissed, fn: () => undefined, target: reloadOnceFx })
