import { createEffect } from 'effector'

/** Fails where the browser does not let the page write to the clipboard. */
export const copyFx = createEffect((text: string): Promise<void> =>
  navigator.clipboard.writeText(text),
)

/** A path of this site as a link that works everywhere. */
export const copyLinkFx = createEffect((path: string): Promise<void> =>
  navigator.clipboard.writeText(new URL(path, location.origin).href),
)
