import { bisectCenter } from 'd3-array'
import { useMemo } from 'react'
import { linesOf, type ChartData } from './data'
import { Legend } from './Legend'
import { bandsOf, stackOf } from './scales'
import { TableTwin } from './TableTwin'
import { Tip } from './Tip'
import { useCursor } from './useCursor'
import styles from './Chart.module.css'

interface StackProps {
  data: ChartData
  /** The names of its rows stand elsewhere, as where there is only one. */
  hidesSteps?: boolean
  onOpen?: (at: number) => void
}

/** Of what the whole of each row is made. */
export function Stack({ data, hidesSteps, onOpen }: StackProps) {
  const { label, steps, series } = data
  const rows = useMemo(() => stackOf(data), [data])
  const { centres } = useMemo(() => bandsOf(steps.length, 0), [steps])
  const { at, props } = useCursor({
    label,
    count: steps.length,
    perRow: 1,
    say: (step) => linesOf(data, step).join(', '),
    nearest: (_, y) => bisectCenter(centres, y),
    onOpen,
  })
  return (
    <figure className={styles.stack}>
      <div className={styles.stacked} {...props} data-opens={onOpen !== undefined}>
        {steps.map((step, row) => (
          <div key={`${row} ${step}`} className={styles.row} data-at={row === at} aria-hidden>
            {!hidesSteps && <bdi className={styles.name}>{step}</bdi>}
            <svg className={styles.parts}>
              {rows[row]?.map(({ id, tone, start, length }) => (
                <rect
                  key={id}
                  className={styles.bar}
                  data-tone={tone}
                  x={`${start}%`}
                  width={`${length}%`}
                  height="100%"
                />
              ))}
            </svg>
          </div>
        ))}
        {at !== undefined && <Tip lines={linesOf(data, at)} x={50} y={centres[at] ?? 0} />}
      </div>
      <Legend series={series} />
      <TableTwin data={data} />
    </figure>
  )
}
