import { createEffect } from 'effector'

/**
 * When what has the focus goes from the page, a row or a dialog that fades out, the element of this id takes
 * it. Nobody's focus is taken: whoever goes elsewhere before is left there.
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
