import { createEffect } from 'effector'

/** Fails where the browser does not let the page write to the clipboard. */
export const copyFx = createEffect((text: string): Promise<void> =>
  navigator.clipboard.writeText(text),
)
