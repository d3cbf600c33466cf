import type { ReactNode } from 'react'
import { useText } from '../../../browser/text/useText'
import styles from './FormMore.module.css'

interface FormMoreProps {
  /** Something in it has to be seen. */
  isOpen: boolean
  children: ReactNode
}

/** Of a new row, what few people fill in at once. */
export function FormMore({ isOpen, children }: FormMoreProps) {
  const t = useText()
  return (
    <details className={styles.more} open={isOpen || undefined}>
      <summary className={styles.line}>{t('screens.form.more')}</summary>
      {children}
    </details>
  )
}
