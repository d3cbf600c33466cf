import styles from './ProgressBar.module.css'

export interface ProgressBarProps {
  label: string
  /** 0 to 100; undefined while the end is not known, which shows an animation. */
  value?: number
  /** Announced instead of the percentage. */
  valueText?: string
  tone?: 'accent' | 'ok' | 'danger' | 'media'
}

/** How far something has come. */
export function ProgressBar({ label, value, valueText, tone = 'accent' }: ProgressBarProps) {
  const isKnown = value !== undefined
  const shown = Math.min(100, Math.max(0, value ?? 0))
  return (
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a progress element cannot sweep in every browser
      role="progressbar"
      className={styles.bar}
      data-tone={tone}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={isKnown ? Math.round(shown) : undefined}
      aria-valuetext={valueText}
    >
      <span
        className={isKnown ? styles.fill : styles.sweep}
        style={isKnown ? { width: `${shown}%` } : undefined}
      />
    </span>
  )
}
