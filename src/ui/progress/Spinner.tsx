import styles from './Spinner.module.css'

export interface SpinnerProps {
  size?: 'sm' | 'md' | 'lg'
  /** Spoken name. Leave it out where words beside it say what is awaited. */
  label?: string
}

/** A turning ring: something is awaited and its end is not known. */
export function Spinner({ size = 'md', label }: SpinnerProps) {
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return <span {...spoken} className={styles.spinner} data-size={size} />
}
