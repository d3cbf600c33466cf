import styles from './Chart.module.css'

interface TipProps {
  lines: readonly string[]
  /** Where it points to, in per cent. */
  x: number
  y: number
}

/** What is at the step that is looked at; those who hear the page are told by the step itself. */
export function Tip({ lines: [first, ...others], x, y }: TipProps) {
  return (
    <span
      className={styles.tip}
      data-side={x > 55 ? 'before' : 'after'}
      style={{ left: `${x}%`, top: `${y}%` }}
      aria-hidden
    >
      <b>{first}</b>
      {others.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  )
}
