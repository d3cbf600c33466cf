import { createEffect } from 'effector'
import { restMs } from '../kit/restMs'

export const readClockFx = createEffect((): number => Date.now())

export const waitFx = createEffect(
  (waitMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, waitMs)),
)

/** The delay in ms with some random variation, so that many pages do not act at the same time. */
export const drawRestFx = createEffect((ms: number): number => restMs(ms, Math.random()))

/** Some part of the time, so that many pages act one after the other. */
export const drawPartFx = createEffect((ms: number): number => Math.random() * ms)
