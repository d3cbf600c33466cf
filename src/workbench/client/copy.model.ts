import { createEffect, createStore } from 'effector'

/** Copies to the clipboard; the place of the button shows what was copied last. */
export const copyFx = createEffect((text: string): Promise<void> =>
  navigator.clipboard.writeText(text),
)

export const $copied = createStore<string | null>(null).on(copyFx.done, (_, { params }) => params)
