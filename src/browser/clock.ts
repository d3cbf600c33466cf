import { createEffect } from 'effector'
import { restMs } from '../kit/restMs'

export const readClockFx = createEffect((): number => Date.now())

export const waitFx = createEffect(
  (waitMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, waitMs)),
)

/** How long one of many pages rests that all rest about so long. */
export const drawRestFx = createEffect((ms: number): number => restMs(ms, Math.random()))
