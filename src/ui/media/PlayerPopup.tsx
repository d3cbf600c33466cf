import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { PlayerButton } from './PlayerButton'
import styles from './PlayerPopup.module.css'

interface PlayerPopupProps {
  label: string
  icon: ReactNode
  /** Beside the icon. */
  text?: ReactNode
  side?: 'start' | 'end'
  /** A press on something that `data-closes` also closes it. */
  children: ReactNode
}

/** A button with a panel above it, inside the player, so that it also shows in full screen. */
export function PlayerPopup({ label, icon, text, side = 'end', children }: PlayerPopupProps) {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const panelId = useId()

  useEffect(() => {
    if (!isOpen) return
    root.current?.querySelector<HTMLElement>('input:checked, [aria-current]')?.focus()
    const leave = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [isOpen])

  const close = () => {
    setOpen(false)
    root.current?.querySelector('button')?.focus()
  }
  return (
    <div
      ref={root}
      role="presentation"
      className={styles.popup}
      data-side={side}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('[data-closes]')) close()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        event.preventDefault()
        close()
      }}
    >
      <PlayerButton
        label={label}
        icon={icon}
        text={text}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        // Focusable, so that a press on its text does not move the focus outside, which would close
        // it.
        <div id={panelId} className={styles.panel} tabIndex={-1}>
          {children}
        </div>
      )}
    </div>
  )
}
