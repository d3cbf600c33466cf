import { useEffect, useId, useRef, type ReactNode } from 'react'
import { X } from 'lucide-react'
import { IconButton } from '../buttons/IconButton'
import styles from './Flyout.module.css'

export interface FlyoutProps {
  isOpen: boolean
  title: string
  icon?: ReactNode
  children?: ReactNode
  actions?: ReactNode
  closeLabel: string
  onClose?: () => void
}

/** One task at the bottom of a page (spec §2); the page stays usable. */
export function Flyout({
  isOpen,
  title,
  icon,
  children,
  actions,
  closeLabel,
  onClose,
}: FlyoutProps) {
  const titleId = useId()
  const region = useRoomBelow(isOpen)
  if (!isOpen) return null
  return (
    <section ref={region} className={styles.flyout} aria-labelledby={titleId}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <div className={styles.words}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {children && <div className={styles.text}>{children}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {onClose && (
        <IconButton label={closeLabel} icon={<X size={16} aria-hidden />} onClick={onClose} />
      )}
    </section>
  )
}

/** Scrolls a focused element clear of the flyout (WCAG 2.4.11). */
function useRoomBelow(isOpen: boolean) {
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    const scroller = region.current?.parentElement
    if (!isOpen || !scroller || !region.current) return
    const before = scroller.style.scrollPaddingBlockEnd
    scroller.style.scrollPaddingBlockEnd = `${region.current.offsetHeight + 16}px`
    return () => {
      scroller.style.scrollPaddingBlockEnd = before
    }
  }, [isOpen])
  return region
}
