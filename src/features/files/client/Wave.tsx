import styles from './FileLook.module.css'

const shownBars = 60

/** The wave of a piece of music. */
export function Wave({ peaks }: { peaks: readonly number[] }) {
  const each = Math.max(1, Math.floor(peaks.length / shownBars))
  const bars = peaks.filter((_, index) => index % each === 0)
  return (
    <svg
      className={styles.wave}
      viewBox={`0 0 ${bars.length * 4} 60`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {bars.map((peak, index) => {
        const height = Math.max(2, peak * 60)
        // oxlint-disable-next-line react/no-array-index-key -- bars stand where they stand
        return (
          <rect
            key={index}
            x={index * 4}
            y={30 - height / 2}
            width={2.4}
            height={height}
            rx={1.2}
          />
        )
      })}
    </svg>
  )
}
