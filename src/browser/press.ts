import { createEffect } from 'effector'

/** Presses the first button inside an element, as a key of its own would. A file dialog opens only so. */
export const pressButtonInFx = createEffect((id: string): void => {
  document.getElementById(id)?.querySelector('button')?.click()
})

/** Carries the focus to an item of a collection, or to the one that is its tab stop. */
export const focusItemFx = createEffect((itemId: string | null): void => {
  const item = itemId === null ? '[data-item][tabindex="0"]' : `[data-item="${CSS.escape(itemId)}"]`
  document.querySelector<HTMLElement>(item)?.focus()
})
