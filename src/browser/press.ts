import { createEffect } from 'effector'

/**
 * Clicks a button, or the first one inside an element, for keyboard shortcuts, unless it is not shown
 * now. Browsers open file dialogs only by a click.
 */
export const pressButtonInFx = createEffect((id: string): void => {
  const found = document.getElementById(id)
  const button = found instanceof HTMLButtonElement ? found : found?.querySelector('button')
  if (button && button.getClientRects().length > 0) button.click()
})

/** Moves the focus to the item of a list that is its tab stop. */
export const focusListFx = createEffect((): void => tabStop()?.focus())

/** The same, but only if the focused element was removed. */
export const restoreFocusInListFx = createEffect((): void => {
  if (document.activeElement === document.body) tabStop()?.focus({ preventScroll: true })
})

function tabStop(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-item][tabindex="0"]')
}
