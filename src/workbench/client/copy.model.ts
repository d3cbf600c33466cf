import { createEffect, createStore } from 'effector'

/** To the clipboard; what was copied last is told where it was copied. */
export const copyFx = createEffect((text: string): Promise<void> =>
  navigator.clipboard.writeText(text),
)

export const $copied = createStore<string | null>(null).on(copyFx.done, (_, { params }) => params)
