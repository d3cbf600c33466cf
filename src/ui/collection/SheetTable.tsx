import { useState, type FocusEvent, type ReactNode } from 'react'
import { Room } from './Room'
import { useFrame } from './useFrame'
import { useVirtualRows } from './useVirtualRows'
import styles from './SheetTable.module.css'

export interface SheetTableProps {
  label: string
  /** The cells of the head. */
  head: ReactNode
  /** How many columns the head has. */
  span: number
  count: number
  /** In pixels, of a row of one line; taller ones are measured. */
  rowHeight: number
  keyOf: (index: number) => string | number
  /** The cells of a row. */
  children: (index: number) => ReactNode
}

/** A wide table of many rows with fields in its cells; only rows near the visible part are drawn. */
export function SheetTable(props: SheetTableProps) {
  const { label, head, span, count, rowHeight, keyOf, children } = props
  const [place, frame] = useFrame<HTMLTableElement>()
  const [kept, setKept] = useState(-1)
  const { rows, height, measure } = useVirtualRows({ frame, count, rowHeight, keepRow: kept })
  const keepFocused = (event: FocusEvent) => {
    const row = event.target.closest('tr')?.dataset['index']
    setKept(row === undefined ? -1 : Number(row))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus is only followed
    <table
      ref={place}
      aria-label={label}
      aria-rowcount={count + 1}
      className={styles.table}
      onFocus={keepFocused}
    >
      <thead className={styles.head}>
        <tr>{head}</tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <SheetRow
            key={keyOf(row.index)}
            index={row.index}
            measure={measure}
            room={row.top - (rows[at - 1]?.bottom ?? 0)}
            span={span}
          >
            {children(row.index)}
          </SheetRow>
        ))}
        <Room height={height - (rows.at(-1)?.bottom ?? 0)} span={span} />
      </tbody>
    </table>
  )
}

interface SheetRowProps {
  index: number
  measure: (row: HTMLElement | null) => void
  /** Pixels above it that stand for rows not drawn. */
  room: number
  span: number
  children: ReactNode
}

function SheetRow({ index, measure, room, span, children }: SheetRowProps) {
  return (
    <>
      <Room height={room} span={span} />
      <tr ref={measure} data-index={index} aria-rowindex={index + 2} className={styles.row}>
        {children}
      </tr>
    </>
  )
}
