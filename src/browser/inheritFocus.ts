import { createEffect } from 'effector'

/**
 * When the focused element is removed from the page, such as a row or a dialog that fades out,
 * moves the focus to the element with this id. Does nothing if the focus goes elsewhere first.
 */
export const inheritFocusFx = createEffect((id: string): void => {
  const holder = document.activeElement
  const settle = () => {
    const isLost = document.activeElement === document.body
    if (!isLost && holder?.isConnected) return
    leave()
    if (isLost) document.getElementById(id)?.focus()
  }
  const observer = new MutationObserver(settle)
  const leave = () => {
    observer.disconnect()
    document.removeEventListener('focusin', leave)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', leave)
  settle()
})
