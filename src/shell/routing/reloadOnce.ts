import { attach, combine, sample } from 'effector'
import { claimReloadFx, partMissed } from '../../browser/build'
import { $isWorkUnfinished } from '../../browser/unfinished/work.model'
import { reloadFx } from '../../browser/location'
import { $isOnline } from '../../browser/network'

const $mayReload = combine(
  { isOnline: $isOnline, isGuarded: $isWorkUnfinished },
  // Offline a reload would lose the page, and unfinished work is worth more than a screen.
  ({ isOnline, isGuarded }) => isOnline && !isGuarded,
)

/**
 * A code chunk is missing, as after a new build: reloads the page once. Returns whether it does.
 */
export const reloadOnceFx = attach({
  source: $mayReload,
  effect: async (mayReload): Promise<boolean> => {
    const isReloading = mayReload && (await claimReloadFx())
    if (isReloading) await reloadFx()
    return isReloading
  },
})

sample({ clock: partMissed, fn: () => undefined, target: reloadOnceFx })
