import { createEffect, createEvent, scopeBind } from 'effector'

/**
 * The wall clock time in ms. A tick may be late (a hidden tab, a sleeping laptop); listeners
 * compare the times.
 */
export const secondPassed = createEvent<number>()

let timer: ReturnType<typeof setInterval> | undefined

/** Starts the one timer of the page; starting it again does nothing. */
export const startTickFx = createEffect((): void => {
  const passed = scopeBind(secondPassed)
  clearInterval(timer)
  timer = setInterval(() => passed(Date.now()), 1000)
})

export const stopTickFx = createEffect((): void => clearInterval(timer))
