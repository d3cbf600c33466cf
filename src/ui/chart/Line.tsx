import { useMemo } from 'react'
import type { ChartData } from './data'
import { linePaths } from './linePaths'
import { Plot } from './Plot'
import { pointsOf, valueScale } from './scales'
import styles from './Chart.module.css'

interface LineProps {
  data: ChartData
  height?: number
  /** Which step is looked at, for what is drawn beside it. */
  onAt?: (at: number | undefined) => void
}

/** How values go on from step to step. */
export function Line({ data, height, onAt }: LineProps) {
  const { steps, series } = data
  const scale = useMemo(() => valueScale(data), [data])
  const points = useMemo(() => pointsOf(steps.length), [steps])
  const drawn = useMemo(
    () => series.map((each) => ({ ...each, ...linePaths(each.values, points, scale.topOf) })),
    [series, points, scale],
  )
  return (
    <Plot {...{ data, scale, height, onAt }} centres={points} hasLine>
      {() => (
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          {drawn.map(({ id, tone, isFilled, ground }) =>
            isFilled ? (
              <path key={id} className={styles.ground} data-tone={tone} d={ground} />
            ) : null,
          )}
          {drawn.map(({ id, tone, isDashed, stroke }) => (
            <path
              key={id}
              className={styles.line}
              data-tone={tone}
              data-dashed={isDashed}
              d={stroke}
            />
          ))}
        </svg>
      )}
    </Plot>
  )
}
