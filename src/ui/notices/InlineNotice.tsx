import type { ReactNode } from 'react'
import { toneIcons } from '../icons/toneIcons'
import styles from './InlineNotice.module.css'

export interface InlineNoticeProps {
  tone: 'info' | 'ok' | 'warn' | 'danger'
  title?: string
  children?: ReactNode
  actions?: ReactNode
  icon?: ReactNode
  /** `alert` for what has just gone wrong, `status` for what has just become so, `note` for what stands. */
  role?: 'alert' | 'status' | 'note'
}

/** A remark where it belongs: in a form, above a list, in a dialog. */
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
