import styles from './ProgressRing.module.css'

export interface ProgressRingProps {
  label: string
  /** 0 to 100. */
  value: number
  /** Pixels; 16 by default. */
  size?: number
}

const radius = 6.5
const length = 2 * Math.PI * radius

/** A progress indicator the size of an icon. */
export function ProgressRing({ label, value, size = 16 }: ProgressRingProps) {
  const shown = Math.min(100, Math.max(0, value))
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a ring cannot be a progress element
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(shown)}
      className={styles.ring}
      width={size}
      height={size}
      viewBox="0 0 16 16"
    >
      <circle className={styles.track} cx="8" cy="8" r={radius} />
      <circle
        className={styles.arc}
        cx="8"
        cy="8"
        r={radius}
        strokeDasharray={length}
        strokeDashoffset={length * (1 - shown / 100)}
      />
    </svg>
  )
}
