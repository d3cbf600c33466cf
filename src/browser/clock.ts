import { createEffect } from 'effector'
import { restMs } from '../kit/restMs'

export const readClockFx = createEffect((): number => Date.now())

export const waitFx = createEffect(
  (waitMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, waitMs)),
)

/** Between one look and the next of something that is looked at every so many seconds. */
export const drawRestFx = createEffect((seconds: number): number => restMs(seconds, Math.random()))
