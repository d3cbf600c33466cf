import { useMemo } from 'react'
import type { ChartData } from './data'
import { Plot } from './Plot'
import { bandsOf, valueScale } from './scales'
import styles from './Chart.module.css'

interface BarsProps {
  data: ChartData
  height?: number
  /** Steps that matter less, such as weekends. */
  isPale?: (at: number) => boolean
}

/** How much there is at each step; of several series their bars stand beside each other. */
export function Bars({ data, height, isPale }: BarsProps) {
  const { steps, series } = data
  const scale = useMemo(() => valueScale(data), [data])
  const bands = useMemo(() => bandsOf(steps.length), [steps])
  const width = bands.width / Math.max(1, series.length)
  return (
    <Plot {...{ data, scale, height }} centres={bands.centres}>
      {(lookedAt) =>
        series.map(({ id, tone, values }, nth) =>
          steps.map((step, at) => {
            const top = scale.topOf(values[at] ?? 0)
            return (
              <rect
                key={`${id} ${at} ${step}`}
                className={styles.bar}
                data-tone={tone}
                data-pale={isPale?.(at)}
                data-aside={lookedAt !== undefined && lookedAt !== at}
                x={`${(bands.starts[at] ?? 0) + nth * width}%`}
                y={`${top}%`}
                width={`${width}%`}
                height={`${100 - top}%`}
                rx="2"
              />
            )
          }),
        )
      }
    </Plot>
  )
}
