import { createEffect } from 'effector'
import { href } from '../../../../generated/facts/routes'
import { readClockFx } from '../../../browser/clock'
import { leaveForFx, reloadFx } from '../../../browser/location'
import { readStorageFx, writeStorageFx } from '../../../browser/storage'

/**
 * Counts page loads caused by the session: endings and changes in other tabs. Three within half a
 * minute can be chance; a fourth is taken for a loop and leads to a page that breaks it (session.md
 * End).
 */
export const loadsKey = { key: 'auth.loads', area: 'tab' } as const
const chance = 3
const withinMs = 30_000

export const loadForFx = createEffect(async (to: string): Promise<void> => {
  await leaveForFx((await countLoad()) ? href('signedOutAgain') : to)
})

export const loadAgainFx = createEffect(async (): Promise<void> => {
  if (await countLoad()) await leaveForFx(href('signedOutAgain'))
  else await reloadFx()
})

/** Counts this load; true if it is one too many. */
async function countLoad(): Promise<boolean> {
  const now = await readClockFx()
  const recent = ((await readStorageFx(loadsKey)) ?? '')
    .split(' ')
    .filter((at) => at !== '' && Math.abs(now - Number(at)) < withinMs)
  await writeStorageFx({ ...loadsKey, value: [...recent, now].join(' ') })
  return recent.length >= chance
}
