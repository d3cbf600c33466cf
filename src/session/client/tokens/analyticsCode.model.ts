import { createEffect, sample } from 'effector'
import { analyticsTokenMs } from '../../../../generated/facts/constants'
import { appStarted } from '../../../browser/appStarted'
import { readClockFx, waitFx } from '../../../browser/clock'
import { readStorageFx, removeStorageFx, writeStorageFx } from '../../../browser/storage'

/**
 * Spec §9: the code that opens analytics stays 5 s in local storage; it works once and is not a
 * token (session.md B5 30).
 */
const handed = { key: 'analytics.code' }

export const handOverFx = createEffect(async (code: string): Promise<void> => {
  const since = await readClockFx()
  await writeStorageFx({ ...handed, value: `${since}:${code}` })
})

const forgetLaterFx = createEffect(async (waitMs: number): Promise<void> => {
  await waitFx(waitMs)
  await removeStorageFx(handed)
})

/** A closed tab may have left a code behind, and another tab may still be within its 5 s. */
const findLeftoverFx = createEffect(async (): Promise<number | null> => {
  const left = await readStorageFx(handed)
  if (left === null) return null
  const waitedMs = (await readClockFx()) - (Number.parseInt(left, 10) || 0)
  return Math.min(analyticsTokenMs, Math.max(0, analyticsTokenMs - waitedMs))
})

sample({ clock: handOverFx.done, fn: () => analyticsTokenMs, target: forgetLaterFx })
sample({ clock: appStarted, target: findLeftoverFx })
sample({
  clock: findLeftoverFx.doneData.filter({ fn: (waitMs) => waitMs !== null }),
  target: forgetLaterFx,
})
