import type { ReactNode } from 'react'
import { X } from 'lucide-react'
import { toneIcons } from '../icons/toneIcons'
import { IconButton } from '../buttons/IconButton'
import { VisuallyHidden } from '../labels/VisuallyHidden'
import styles from './Toast.module.css'

export interface ToastValue {
  id: string
  /** Another one where the toast is told again: it is announced again. */
  no?: number
  tone: 'neutral' | 'info' | 'ok' | 'warn' | 'danger'
  text: string
  /** Announced to screen readers instead of `text`, if the text changes all the time. */
  announcement?: string
  icon?: ReactNode
  actionLabel?: string
  /** A second action, such as the opposite of the first. */
  otherActionLabel?: string
  /** Goes with its cause alone, such as a countdown: it has no close button. */
  isPersistent?: boolean
}

export interface ToastProps {
  toast: ToastValue
  /** Only its text is there, to be announced. */
  isFolded?: boolean
  closeLabel: string
  onAction: (id: string) => void
  onOtherAction?: (id: string) => void
  onClose: (id: string) => void
}

/** Says what has just happened and offers one action or two. */
export function Toast({
  toast,
  isFolded = false,
  closeLabel,
  onAction,
  onOtherAction,
  onClose,
}: ToastProps) {
  const { id, tone, text, announcement, icon = toneIcons[tone], isPersistent } = toast
  const actions = [
    { label: toast.actionLabel, act: onAction },
    { label: toast.otherActionLabel, act: onOtherAction },
  ]
  const isQuiet = announcement !== undefined
  return (
    <div className={styles.toast} data-tone={tone}>
      {icon}
      <p className={styles.text} title={text} aria-live={isQuiet ? 'off' : undefined}>
        {text}
      </p>
      {isQuiet && <VisuallyHidden>{announcement}</VisuallyHidden>}
      {actions.map(
        ({ label, act }) =>
          label &&
          !isFolded && (
            <button
              key={label}
              type="button"
              className={styles.action}
              // Input anywhere on the page may dismiss a toast, but not while it is being pressed
              // (browser/input).
              data-press-tells
              onClick={() => act?.(id)}
            >
              {label}
            </button>
          ),
      )}
      {!isPersistent && !isFolded && (
        <IconButton
          size="sm"
          label={closeLabel}
          icon={<X size={16} aria-hidden />}
          onClick={() => onClose(id)}
        />
      )}
    </div>
  )
}
