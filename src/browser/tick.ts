import { createEffect, createEvent, scopeBind } from 'effector'

/** By the wall clock: how late it comes (a hidden tab, a laptop that slept) is for the hearer to see. */
export const secondPassed = createEvent<number>()

let timer: ReturnType<typeof setInterval> | undefined

/** One timer, however often it is started. */
export const startTickFx = createEffect((): void => {
  const passed = scopeBind(secondPassed)
  clearInterval(timer)
  timer = setInterval(() => passed(Date.now()), 1000)
})

export const stopTickFx = createEffect((): void => clearInterval(timer))
