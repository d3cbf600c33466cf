import type { ReactNode, RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover, type PopoverProps } from 'react-aria-components/Popover'
import { useFirstField } from './useFirstField'
import surface from './surface.module.css'
import styles from './Popup.module.css'

export interface PopupProps {
  label: string
  /** The button that opens it. */
  triggerRef: RefObject<Element | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  children: ReactNode
  /** Any CSS length; limited to the window. */
  width?: string
  height?: string
  placement?: PopoverProps['placement']
  offset?: number
}

/**
 * A panel opened by a button. The focus moves to its first field; Escape and a press outside close
 * it and return the focus.
 */
export function Popup(props: PopupProps) {
  const { label, triggerRef, isOpen, onOpenChange, children } = props
  const { width, height, placement = 'bottom start', offset = 6 } = props
  return (
    <Popover
      className={`${surface.popover} ${styles.popup}`}
      {...{ triggerRef, isOpen, onOpenChange, placement, offset }}
      style={{ width, height }}
    >
      <Dialog aria-label={label} className={styles.dialog}>
        <PopupContent>{children}</PopupContent>
      </Dialog>
    </Popover>
  )
}

function PopupContent({ children }: { children: ReactNode }) {
  const content = useFirstField<HTMLDivElement>()
  return (
    <div ref={content} className={styles.content}>
      {children}
    </div>
  )
}
