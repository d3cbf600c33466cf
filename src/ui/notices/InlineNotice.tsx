import type { ReactNode } from 'react'
import { toneIcons } from '../icons/toneIcons'
import styles from './InlineNotice.module.css'

export interface InlineNoticeProps {
  tone: 'info' | 'ok' | 'warn' | 'danger'
  title?: string
  children?: ReactNode
  actions?: ReactNode
  icon?: ReactNode
  /** `alert` for a new error, `status` for other news, `note` for a lasting remark. */
  role?: 'alert' | 'status' | 'note'
}

/** A message inside a form, above a list or in a dialog. */
export function InlineNotice(props: InlineNoticeProps) {
  const { tone, title, children, actions, icon = toneIcons[tone], role = 'note' } = props
  return (
    <div role={role} className={styles.notice} data-tone={tone}>
      {icon}
      <div className={styles.words}>
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
