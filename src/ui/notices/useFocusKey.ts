import { useCallback, useEffect, useRef, type RefObject } from 'react'

/**
 * F6 moves the focus to the first button of the region; a second F6 moves it back. Returns a
 * function to leave: it focuses the next button left in the region, or else goes back.
 */
export function useFocusKey(region: RefObject<HTMLElement | null>): () => void {
  const cameFrom = useRef<Element>(null)

  useEffect(() => {
    const keyDown = (event: KeyboardEvent) => {
      const home = region.current
      if (event.key !== 'F6' || !home) return
      const target = home.contains(document.activeElement)
        ? cameFrom.current
        : home.querySelector('button')
      if (!(target instanceof HTMLElement)) return
      event.preventDefault()
      if (!home.contains(document.activeElement)) cameFrom.current = document.activeElement
      target.focus()
    }
    document.addEventListener('keydown', keyDown)
    return () => document.removeEventListener('keydown', keyDown)
  }, [region])

  return useCallback(() => {
    const target = region.current?.querySelector('button') ?? cameFrom.current
    if (target instanceof HTMLElement) target.focus()
  }, [region])
}
