import styles from './Meter.module.css'

export interface MeterProps {
  /** What is measured: 412 of 500. */
  text: string
  value: number
  /** The whole; nothing is drawn where there is none. */
  max: number
}

/** From this share on it gets narrow. */
const narrow = 0.9

/** How much of something is used, in words and as a bar. */
export function Meter({ text, value, max }: MeterProps) {
  const share = max > 0 ? value / max : 0
  const tone = share > 1 ? 'danger' : share >= narrow ? 'warn' : undefined
  return (
    <span className={styles.meter} data-tone={tone}>
      <span>{text}</span>
      <span className={styles.bar} aria-hidden>
        <span style={{ width: `${Math.min(1, share) * 100}%` }} />
      </span>
    </span>
  )
}
