import { useRef, useState, type KeyboardEvent, type RefObject } from 'react'

/** The props to spread on the button that opens the overlay. */
export interface TriggerProps {
  ref: RefObject<HTMLButtonElement | null>
  'aria-haspopup': 'menu' | 'dialog'
  'aria-expanded': boolean
  onClick: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onPointerEnter: () => void
  onFocus: () => void
}

/** The small part of an overlay: its button, and when to load the rest. */
export function useOverlay(popup: 'menu' | 'dialog', load: () => Promise<unknown>) {
  const ref = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const setOpen = (willBeOpen: boolean) => {
    setIsOpen(willBeOpen)
    if (willBeOpen) setWasOpened(true)
  }
  // Hover and focus come before the press, so it is loaded early. A failed load is retried on
  // press.
  const prepare = () => void load().catch(() => undefined)
  const trigger: TriggerProps = {
    ref,
    'aria-haspopup': popup,
    'aria-expanded': isOpen,
    onClick: () => setOpen(!isOpen),
    onKeyDown: (event) => {
      if (popup !== 'menu' || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
      event.preventDefault()
      setOpen(true)
    },
    onPointerEnter: prepare,
    onFocus: prepare,
  }
  // Once rendered it stays mounted while closed, so that it can return the focus and fade out.
  return { trigger, wasOpened, isOpen, setOpen }
}
