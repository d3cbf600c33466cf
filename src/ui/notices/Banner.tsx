import { useId, type ReactNode } from 'react'
import { X } from 'lucide-react'
import { IconButton } from '../buttons/IconButton'
import { toneIcons } from '../icons/toneIcons'
import styles from './Banner.module.css'

export interface BannerProps {
  tone?: 'info' | 'warn' | 'danger'
  icon?: ReactNode
  children: ReactNode
  actions?: ReactNode
  onClose?: () => void
  closeLabel?: string
}

/**
 * One line across the page that moves the content down instead of covering it; a region labelled by
 * its text.
 */
export function Banner(props: BannerProps) {
  const { tone = 'info', icon = toneIcons[tone], children, actions, onClose, closeLabel } = props
  const id = useId()
  return (
    <section className={styles.banner} data-tone={tone} aria-labelledby={id}>
      {icon}
      <output id={id} className={styles.words}>
        {children}
      </output>
      {actions}
      {onClose && (
        <IconButton
          className={styles.close}
          label={closeLabel ?? ''}
          icon={<X size={16} aria-hidden />}
          onClick={onClose}
        />
      )}
    </section>
  )
}
