import { useEffect, type RefObject } from 'react'

/** Moves the focus into a menu that opens over the page, and back to its button when it closes. */
export function useFlyoutFocus(panel: RefObject<HTMLElement | null>, openId: string | null): void {
  useEffect(() => {
    if (openId === null) return
    const before = document.activeElement
    const first = panel.current?.querySelector<HTMLElement>('[aria-current], a, ul button')
    first?.focus()
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (isLost && before instanceof HTMLElement) before.focus()
    }
  }, [panel, openId])
}
