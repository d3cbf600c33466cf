import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import { placeBeside, type Side } from './placeBeside'
import styles from './Hint.module.css'

export interface HintProps {
  /** The text, perhaps with the shortcut key. */
  text: ReactNode
  side?: Side
  children: ReactNode
}

const delayMs = 500

/**
 * A tooltip for the control it wraps: shown after a moment of hovering, or at once on keyboard
 * focus. It can be hovered, and Escape closes it (WCAG 1.4.13). Give an IconButton inside
 * `tip={false}`.
 */
export function Hint({ text, side = 'top', children }: HintProps) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  useHintOpening(anchor, setOpen)

  useEffect(() => {
    const control = anchor.current?.firstElementChild
    if (!isOpen || !bubble.current || !control) return
    bubble.current.showPopover?.()
    placeBeside(bubble.current, control.getBoundingClientRect(), side)
    control.setAttribute('aria-describedby', id)
    return () => control.removeAttribute('aria-describedby')
  }, [isOpen, id, side])

  return (
    <span ref={anchor} className={styles.anchor}>
      {children}
      {isOpen && (
        <span ref={bubble} id={id} role="tooltip" popover="manual" className={styles.bubble}>
          {text}
        </span>
      )}
    </span>
  )
}

type Anchor = RefObject<HTMLElement | null>

/** Opens on hover and on keyboard focus; closes on leaving, pressing and Escape. */
function useHintOpening(anchor: Anchor, setOpen: (isOpen: boolean) => void) {
  useEffect(() => {
    const place = anchor.current
    if (!place) return
    let timer = 0
    const hide = () => {
      window.clearTimeout(timer)
      setOpen(false)
    }
    const listeners: Record<string, (event: Event) => void> = {
      pointerenter: () => {
        timer = window.setTimeout(() => setOpen(true), delayMs)
      },
      pointerleave: hide,
      pointerdown: hide,
      focusin: (event) => (event.target as Element).matches(':focus-visible') && setOpen(true),
      focusout: hide,
      keydown: (event) => (event as KeyboardEvent).key === 'Escape' && hide(),
    }
    for (const [name, react] of Object.entries(listeners)) place.addEventListener(name, react)
    return () => {
      window.clearTimeout(timer)
      for (const [name, react] of Object.entries(listeners)) place.removeEventListener(name, react)
    }
  }, [anchor, setOpen])
}
