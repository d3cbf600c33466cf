import { useMemo } from 'react'
import type { Tone } from './data'
import { linePaths } from './linePaths'
import { pointsOf, valueScale } from './scales'
import styles from './Chart.module.css'

interface SparkProps {
  /** What it shows, in words; missing: what it says stands beside it. */
  label?: string
  values: readonly number[]
  /** What fills its height; otherwise the highest value. */
  top?: number
  tone?: Tone
}

/** A line as small as a word. */
export function Spark({ label, values, top, tone = '1' }: SparkProps) {
  const { stroke, ground } = useMemo(() => {
    const series = [{ id: '', label: '', tone, values }]
    return linePaths(values, pointsOf(values.length), valueScale({ series, top }).topOf)
  }, [values, top, tone])
  return (
    <svg
      className={styles.spark}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path className={styles.ground} data-tone={tone} d={ground} />
      <path className={styles.line} data-tone={tone} d={stroke} />
    </svg>
  )
}
