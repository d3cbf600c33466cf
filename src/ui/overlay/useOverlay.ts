import { useRef, useState, type KeyboardEvent, type RefObject } from 'react'

/** What a trigger spreads on its button. */
export interface TriggerProps {
  ref: RefObject<HTMLButtonElement | null>
  'aria-haspopup': 'menu' | 'dialog'
  'aria-expanded': boolean
  onClick: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onPointerEnter: () => void
  onFocus: () => void
}

/** The light half of an overlay: its button, and the moment to fetch the heavy half. */
export function useOverlay(popup: 'menu' | 'dialog', load: () => Promise<unknown>) {
  const ref = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const setOpen = (willBeOpen: boolean) => {
    setIsOpen(willBeOpen)
    if (willBeOpen) setWasOpened(true)
  }
  // Fetched before it is asked for: hover and focus come first. A failed fetch is tried again on press.
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
  // Once drawn it stays, closed: it gives the focus back and fades by itself.
  return { trigger, wasOpened, isOpen, setOpen }
}
