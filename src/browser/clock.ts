import { createEffect } from 'effector'

export const readClockFx = createEffect((): number => Date.now())

export const waitFx = createEffect(
  (waitMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, waitMs)),
)
