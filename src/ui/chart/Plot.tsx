import { bisectCenter } from 'd3-array'
import type { CSSProperties, ReactNode } from 'react'
import { linesOf, type ChartData } from './data'
import { namedSteps, type ValueScale } from './scales'
import { Legend } from './Legend'
import { TableTwin } from './TableTwin'
import { Tip } from './Tip'
import { useCursor } from './useCursor'
import styles from './Chart.module.css'

export interface PlotProps {
  data: ChartData
  scale: ValueScale
  /** The middle of each step, in per cent. */
  centres: readonly number[]
  /** At the step that is looked at stands a line, with a dot for each series. */
  hasLine?: boolean
  height?: number | undefined
  onAt?: ((at: number | undefined) => void) | undefined
  /** Shapes in an SVG, in per cent. */
  children: (at: number | undefined) => ReactNode
}

/** What charts over steps have in common: axes, legend, the step that is looked at, and a table that says the same. */
export function Plot({ data, scale, centres, hasLine, height, onAt, children }: PlotProps) {
  const { label, steps, series, marks = [], format } = data
  const { at, props } = useCursor({
    label,
    count: steps.length,
    say: (step) => linesOf(data, step).join(', '),
    nearest: (x) => bisectCenter(centres, x),
    onAt,
  })
  const x = at === undefined ? undefined : centres[at]
  return (
    <figure
      className={styles.chart}
      style={
        height === undefined ? undefined : ({ '--chart-height': `${height}px` } as CSSProperties)
      }
    >
      {series.length > 1 && <Legend series={series} />}
      <div className={styles.values} aria-hidden>
        {scale.ticks.toReversed().map((tick) => (
          <span key={tick}>{format(tick)}</span>
        ))}
      </div>
      <div className={styles.plot} {...props}>
        <svg className={styles.shapes} aria-hidden>
          {scale.ticks.map((tick) => (
            <line
              key={tick}
              className={styles.rule}
              x1="0"
              x2="100%"
              y1={`${scale.topOf(tick)}%`}
              y2={`${scale.topOf(tick)}%`}
            />
          ))}
          {children(at)}
        </svg>
        {marks.map((mark) => (
          <span
            key={mark.at}
            className={styles.mark}
            data-side={(centres[mark.at] ?? 0) > 80 ? 'before' : 'after'}
            style={{ left: `${centres[mark.at] ?? 0}%` }}
            aria-hidden
          >
            <span>{mark.label}</span>
          </span>
        ))}
        {at !== undefined && x !== undefined && (
          <>
            {hasLine && <span className={styles.cursor} style={{ left: `${x}%` }} />}
            {hasLine &&
              series.map(({ id, tone, values, isDashed }) =>
                isDashed ? null : (
                  <span
                    key={id}
                    className={styles.dot}
                    data-tone={tone}
                    style={{ left: `${x}%`, top: `${scale.topOf(values[at] ?? 0)}%` }}
                  />
                ),
              )}
            <Tip lines={linesOf(data, at)} x={x} y={0} />
          </>
        )}
      </div>
      <div className={styles.steps} aria-hidden>
        {namedSteps(steps.length).map((step) => (
          <span
            key={step}
            style={{ left: step === 0 ? 0 : `${centres[step] ?? 0}%` }}
            data-first={step === 0}
            data-last={(centres[step] ?? 0) > 95}
          >
            {steps[step]}
          </span>
        ))}
      </div>
      <TableTwin data={data} />
    </figure>
  )
}
