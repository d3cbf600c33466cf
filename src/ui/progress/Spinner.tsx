import styles from './Spinner.module.css'

export interface SpinnerProps {
  size?: 'sm' | 'md' | 'lg'
  /** The accessible name. Leave it out where text beside it says what is loading. */
  label?: string
}

/** A spinner, for waits whose end is not known. */
export function Spinner({ size = 'md', label }: SpinnerProps) {
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return <span {...spoken} className={styles.spinner} data-size={size} />
}
