import type { ChartData, Series } from './data'
import { TableTwin } from './TableTwin'
import { Tip } from './Tip'
import { useCursor } from './useCursor'
import styles from './Chart.module.css'

export interface HeatRow {
  readonly id: string
  readonly label: string
  /** One for each column: 1 is full, above that it is too much. */
  readonly values: readonly number[]
}

interface HeatProps {
  label: string
  rowsLabel: string
  rows: readonly HeatRow[]
  columns: readonly string[]
  format: (value: number) => string
  /** A sentence about a cell; otherwise its row, column and value. */
  say?: (row: number, column: number) => readonly string[]
  onOpen?: (row: number, column: number) => void
}

/** Up to here words on it can be read in both themes. */
const strongest = 0.5

/** How full each cell of a table is, by its colour. */
export function Heat({ label, rowsLabel, rows, columns, format, say, onOpen }: HeatProps) {
  const width = 100 / Math.max(1, columns.length)
  const height = 100 / Math.max(1, rows.length)
  const placeOf = (at: number) => [Math.floor(at / columns.length), at % columns.length] as const
  const lines = (row: number, column: number) =>
    say?.(row, column) ?? [
      `${rows[row]?.label}, ${columns[column]}`,
      format(rows[row]?.values[column] ?? 0),
    ]
  const { at, props } = useCursor({
    label,
    count: rows.length * columns.length,
    perRow: columns.length,
    say: (cell) => lines(...placeOf(cell)).join(', '),
    nearest: (x, y) =>
      within(Math.floor(y / height), rows.length) * columns.length +
      within(Math.floor(x / width), columns.length),
    onOpen: onOpen && ((cell) => onOpen(...placeOf(cell))),
  })
  const [row, column] = at === undefined ? [] : placeOf(at)
  return (
    <figure className={styles.heat}>
      <div className={styles.columns} aria-hidden>
        {columns.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <div className={styles.names} aria-hidden>
        {rows.map((each) => (
          <bdi key={each.id}>{each.label}</bdi>
        ))}
      </div>
      <div className={styles.cells} {...props} data-opens={onOpen !== undefined}>
        <svg className={styles.shapes} aria-hidden>
          {rows.map((each, y) =>
            columns.map((name, x) => {
              const value = each.values[x] ?? 0
              return (
                <g
                  key={`${each.id} ${name}`}
                  data-over={value > 1}
                  data-at={y === row && x === column}
                >
                  <rect
                    className={styles.cell}
                    x={`${x * width}%`}
                    y={`${y * height}%`}
                    width={`${width}%`}
                    height={`${height}%`}
                    style={{ fillOpacity: value > 1 ? 1 : value * strongest }}
                  />
                  <text
                    className={styles.cellText}
                    x={`${(x + 0.5) * width}%`}
                    y={`${(y + 0.5) * height}%`}
                  >
                    {format(value)}
                  </text>
                </g>
              )
            }),
          )}
        </svg>
        {row !== undefined && column !== undefined && (
          <Tip lines={lines(row, column)} x={(column + 0.5) * width} y={(row + 1) * height} />
        )}
      </div>
      <TableTwin data={tableOf({ label, rowsLabel, rows, columns, format })} />
    </figure>
  )
}

const within = (at: number, count: number) => Math.max(0, Math.min(count - 1, at))

function tableOf({
  label,
  rowsLabel,
  rows,
  columns,
  format,
}: Pick<HeatProps, 'label' | 'rowsLabel' | 'rows' | 'columns' | 'format'>): ChartData {
  const series = columns.map((name, column): Series => ({
    id: name,
    label: name,
    tone: '1',
    values: rows.map(({ values }) => values[column] ?? 0),
  }))
  return { label, stepsLabel: rowsLabel, steps: rows.map((row) => row.label), series, format }
}
