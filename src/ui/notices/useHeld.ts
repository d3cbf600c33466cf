import { useCallback, useEffect, useRef, type RefObject } from 'react'

interface Reactions {
  onPause?: (() => void) | undefined
  onResume?: (() => void) | undefined
  /** What had the focus, or was pressed, was removed from the page and the focus was lost with it. */
  onFocusLost: () => void
}

/**
 * Reports when pointer or focus enter a region and when both have left it. It listens on the
 * document, because an element removed under the pointer or with the focus sends no event of its
 * own.
 */
export function useHeld(
  region: RefObject<HTMLElement | null>,
  ids: readonly string[],
  to: Reactions,
) {
  const held = useRef({ pointer: false, focus: false })
  const wasPressed = useRef(false)
  /** What was focused last, if it stands in the region: a browser may tell of its removal as if the focus had left it. */
  const focused = useRef<Element>(null)
  const reactions = useRef(to)
  useEffect(() => {
    reactions.current = to
  })

  const hold = useCallback((by: 'pointer' | 'focus', isHeld: boolean) => {
    const before = held.current.pointer || held.current.focus
    held.current[by] = isHeld
    const after = held.current.pointer || held.current.focus
    if (after && !before) reactions.current.onPause?.()
    if (before && !after) reactions.current.onResume?.()
  }, [])

  useEffect(() => {
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && region.current?.contains(target) === true
    const listeners = {
      pointerover: (event: Event) => hold('pointer', isInside(event.target)),
      focusin: (event: Event) => {
        focused.current = isInside(event.target) ? (event.target as Element) : null
        hold('focus', focused.current !== null)
      },
      focusout: (event: FocusEvent) => hold('focus', isInside(event.relatedTarget)),
      click: (event: Event) => {
        wasPressed.current = isInside(event.target)
      },
    }
    const each = Object.entries(listeners) as [string, EventListener][]
    // In the capture phase the target is still in the page.
    for (const [name, listener] of each) document.addEventListener(name, listener, true)
    return () => {
      for (const [name, listener] of each) document.removeEventListener(name, listener, true)
    }
  }, [region, hold])

  // One may come as another goes: their number alone does not tell.
  const shown = ids.join(' ')
  useEffect(() => {
    const hasFocus = () => region.current?.contains(document.activeElement) === true
    const isLost =
      focused.current?.isConnected === false && document.activeElement === document.body
    if (isLost || (wasPressed.current && !hasFocus())) reactions.current.onFocusLost()
    wasPressed.current = false
    if (!hasFocus()) focused.current = null
    hold('focus', hasFocus())
    if (shown === '') hold('pointer', false)
  }, [region, shown, hold])
}
