import { useRef } from 'react'
import { Toast, type ToastValue } from './Toast'
import { useFocusKey } from './useFocusKey'
import { useHeld } from './useHeld'
import styles from './ToastRegion.module.css'

export interface ToastRegionProps {
  /** The accessible name of the region, such as "Notifications". */
  label: string
  dismissLabel: string
  /** Oldest first; the newest is shown lowest. */
  toasts: readonly ToastValue[]
  onAction: (id: string) => void
  onOtherAction?: (id: string) => void
  onDismiss: (id: string) => void
  /** Pointer or focus has entered the region: pause the timeouts. */
  onPause?: () => void
  /** Both have left the region, or it is empty: resume the timeouts. */
  onResume?: () => void
}

/**
 * Where toasts appear: above what the page has at its lower edge (`data-lower-edge`). F6 moves the focus here and back (WCAG 2.2.1); new toasts are announced
 * politely.
 */
export function ToastRegion(props: ToastRegionProps) {
  const { label, dismissLabel, toasts, onAction, onOtherAction, onDismiss, onPause, onResume } =
    props
  const region = useRef<HTMLElement>(null)
  const goBack = useFocusKey(region)
  const ids = toasts.map(({ id }) => id)
  useHeld(region, ids, { onPause, onResume, onFocusLost: goBack })

  return (
    <section
      ref={region}
      aria-label={label}
      tabIndex={-1}
      // Keeps toasts usable while a dialog is open: the end of a session does not wait for it.
      data-react-aria-top-layer="true"
      className={styles.region}
    >
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may not hold a list */}
      <div role="status" aria-atomic="false">
        <ol className={styles.list}>
          {toasts.map((toast) => (
            <li key={toast.id}>
              <Toast {...{ toast, dismissLabel, onAction, onOtherAction, onDismiss }} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
