import { createEffect } from 'effector'

/** Presses the first button inside an element, as a key of its own would. A file dialog opens only so. */
export const pressButtonInFx = createEffect((id: string): void => {
  document.getElementById(id)?.querySelector('button')?.click()
})

/** Carries the focus to the item of a collection that is its tab stop. */
export const focusListFx = createEffect((): void => tabStop()?.focus())

/** The same, if what had the focus is gone and took it along. */
export const restoreFocusInListFx = createEffect((): void => {
  if (document.activeElement === document.body) tabStop()?.focus({ preventScroll: true })
})

function tabStop(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-item][tabindex="0"]')
}
