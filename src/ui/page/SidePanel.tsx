import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { X } from 'lucide-react'
import { IconButton } from '../buttons/IconButton'
import styles from './SidePanel.module.css'

export interface SidePanelProps {
  /** What it is about: another key is another thing, to whose title the focus moves. */
  subject: string
  title: ReactNode
  detail?: ReactNode
  picture?: ReactNode
  /** Buttons before the one that closes. */
  actions?: ReactNode
  closeLabel: string
  onClose: () => void
  /** Escape leaves a field and nothing else: what is edited has steps that would be lost. */
  staysOpen?: boolean
  onKeyDown?: (event: KeyboardEvent) => void
  children: ReactNode
  /** Stays at the lower edge while the rest scrolls. */
  foot?: ReactNode
}

/**
 * A named region beside a list. It takes the focus to its title when it opens, and gives it back
 * when it closes: to what had it, or to the item of the list that is its tab stop.
 */
export function SidePanel(props: SidePanelProps) {
  const { subject, title, detail, picture, actions, closeLabel, onClose, children, foot } = props
  const titleId = useId()
  useReturnedFocus()
  const keyDown = (event: KeyboardEvent) => {
    props.onKeyDown?.(event)
    if (event.key !== 'Escape' || event.defaultPrevented) return
    if (!props.staysOpen) onClose()
    else if (!leaveField(event.target)) return
    event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its fields
    <section className={styles.panel} aria-labelledby={titleId} onKeyDown={keyDown}>
      <header className={styles.head}>
        {picture}
        <div className={styles.words}>
          <Title key={subject} id={titleId}>
            {title}
          </Title>
          {detail && <div className={styles.detail}>{detail}</div>}
        </div>
        <div className={styles.actions}>
          {actions}
          <IconButton label={closeLabel} icon={<X size={16} aria-hidden />} onClick={onClose} />
        </div>
      </header>
      <div className={styles.body}>{children}</div>
      {foot}
    </section>
  )
}

function leaveField(target: EventTarget): boolean {
  const isField = target instanceof HTMLElement && target.matches('input, textarea, select')
  if (isField) target.blur()
  return isField
}

function Title({ id, children }: { id: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <h2 ref={heading} id={id} tabIndex={-1} className={styles.title}>
      {children}
    </h2>
  )
}

function useReturnedFocus() {
  useEffect(() => {
    const holder = document.activeElement as HTMLElement | null
    return () => {
      const stop = document.querySelector<HTMLElement>('[data-item][tabindex="0"]')
      // Another row may have been opened meanwhile, which is then the tab stop.
      const isKept = holder?.isConnected === true && holder !== document.body
      const wasItem = holder?.closest('[data-item]') != null
      ;(isKept && !wasItem ? holder : (stop ?? holder))?.focus({ preventScroll: true })
    }
  }, [])
}
