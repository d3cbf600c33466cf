import type { Series } from './data'
import styles from './Chart.module.css'

/** Which colour is what. */
export function Legend({ series }: { series: readonly Series[] }) {
  return (
    <ul className={styles.legend}>
      {series.map(({ id, label, tone, isDashed }) => (
        <li key={id}>
          <span className={styles.swatch} data-tone={tone} data-dashed={isDashed} aria-hidden />
          {label}
        </li>
      ))}
    </ul>
  )
}
