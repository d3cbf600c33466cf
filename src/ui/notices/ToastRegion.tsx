import { useRef } from 'react'
import { Toast, type ToastValue } from './Toast'
import { useFocusKey } from './useFocusKey'
import { useHeld } from './useHeld'
import styles from './ToastRegion.module.css'

export interface ToastRegionProps {
  /** Names the region, such as "Notifications". */
  label: string
  dismissLabel: string
  /** Oldest first; the newest stands lowest. */
  toasts: readonly ToastValue[]
  onAction: (id: string) => void
  onDismiss: (id: string) => void
  /** The pointer or the focus has come into the region: time stops. */
  onPause?: () => void
  /** Both have left it, or nothing is left to read: time runs on. */
  onResume?: () => void
  /** Stand above something at the page's bottom, such as the selection bar. */
  isRaised?: boolean
}

/** Where toasts appear: at the end of what they stand in. F6 goes there and back (WCAG 2.2.1); what comes in is said politely. */
export function ToastRegion(props: ToastRegionProps) {
  const { label, dismissLabel, toasts, onAction, onDismiss, onPause, onResume, isRaised } = props
  const region = useRef<HTMLElement>(null)
  const goBack = useFocusKey(region)
  useHeld(region, toasts.length, { onPause, onResume, onFocusLost: goBack })

  return (
    <section
      ref={region}
      aria-label={label}
      tabIndex={-1}
      // A dialog leaves this within reach: the end of a session does not wait for it.
      data-react-aria-top-layer="true"
      className={styles.region}
      data-raised={isRaised || undefined}
    >
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may not hold a list */}
      <div role="status" aria-atomic="false">
        <ol className={styles.list}>
          {toasts.map((toast) => (
            <li key={toast.id}>
              <Toast {...{ toast, dismissLabel, onAction, onDismiss }} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
