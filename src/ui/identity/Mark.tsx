import styles from './Mark.module.css'

export interface MarkProps {
  size?: 'md' | 'lg'
  label?: string
}

/** The product's own mark: a rounded square with a play sign. */
export function Mark({ size = 'md', label }: MarkProps) {
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg {...spoken} className={styles.mark} data-size={size} viewBox="0 0 36 36">
      <rect className={styles.ground} width="36" height="36" rx="9" />
      <path
        className={styles.sign}
        d="M13.8 11.2v13.6a1 1 0 0 0 1.5.9l11-6.8a1 1 0 0 0 0-1.7l-11-6.8a1 1 0 0 0-1.5.8z"
      />
    </svg>
  )
}
