import { createEffect } from 'effector'

/** As it says how it is printed. */
export const printPageFx = createEffect((): void => window.print())
