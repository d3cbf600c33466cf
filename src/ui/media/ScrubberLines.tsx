import type { Chapter } from './chapters'
import styles from './Scrubber.module.css'

/** A stretch of a film, in milliseconds. */
export type FilmRange = readonly [fromMs: number, toMs: number]

interface ScrubberLinesProps {
  chapters: readonly Chapter[]
  watched: readonly FilmRange[]
  /** Where a moment stands, in per cent. */
  percent: (seconds: number) => string
}

/** Where chapters part, and which stretches have been watched. */
export function ScrubberLines({ chapters, watched, percent }: ScrubberLinesProps) {
  return (
    <>
      {chapters
        .filter(({ fromMs }) => fromMs > 0)
        .map(({ fromMs }) => (
          <span key={fromMs} className={styles.gap} style={{ left: percent(fromMs / 1000) }} />
        ))}
      {watched.map(([fromMs, toMs]) => (
        <span
          key={fromMs}
          className={styles.watched}
          style={{ left: percent(fromMs / 1000), width: percent((toMs - fromMs) / 1000) }}
        />
      ))}
    </>
  )
}
