// oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role -- its rows are walked by keys
import { useMemo } from 'react'
import { fittingColumns, type Column, type Sort } from './columns'
import { pressKey } from './collectionKeys'
import { DataTableHead } from './DataTableHead'
import { DataTableRow } from './DataTableRow'
import { Room } from './Room'
import { useFrame } from './useFrame'
import { useRoving } from './useRoving'
import { useSelection, type SelectionValue } from './useSelection'
import { useSteady } from './useSteady'
import { useVirtualRows } from './useVirtualRows'
import styles from './DataTable.module.css'

export interface DataTableProps<Item> extends SelectionValue {
  label: string
  items: readonly Item[]
  idOf: (item: Item) => string
  columns: readonly Column<Item>[]
  sort?: Sort
  onSortChange?: (sort: Sort) => void
  /** Enter, or a press outside the row's own controls. */
  onOpen?: (item: Item) => void
  onEndReached?: () => void
  /** Accessible names of the checkboxes, if rows can be selected. */
  selectAllLabel?: string
  selectLabel?: (item: Item) => string
  /** The row whose details are open beside the table. */
  currentId?: string
  /** How many rows there are, of which only some may be loaded. */
  total?: number
  /** In pixels: 36 for text, 52 for rows with a picture. */
  rowHeight?: number
}

/** As in DataTable.module.css. */
const boxWidth = 48

/**
 * A table with a sticky head whose rows are rendered only near the visible part of the nearest
 * scrolling ancestor. One row is the tab stop; the keys are those of CardGrid.
 */
export function DataTable<Item>(props: DataTableProps<Item>) {
  const { label, items, idOf, sort, onSortChange, onOpen, onEndReached } = props
  const { rowHeight = 52, total = 0 } = props
  const order = items.map(idOf)
  const selection = useSelection(order, props)
  const roving = useRoving(order)
  const [place, frame] = useFrame<HTMLTableElement>()
  const { canSelect } = selection
  const columns = useMemo(
    () => fittingColumns(props.columns, frame.width, canSelect ? boxWidth : 0),
    [props.columns, frame.width, canSelect],
  )
  const { rows, height } = useVirtualRows({
    frame,
    count: items.length,
    rowHeight,
    keepRow: roving.index,
    onEndReached,
  })
  const open = onOpen && ((index: number) => onOpen(items[index] as Item))
  const span = columns.length + (canSelect ? 1 : 0)
  const on = useSteady({
    press: selection.press,
    toggle: selection.toggle,
    settle: roving.settle,
    open: (index: number) => open?.(index),
  })

  return (
    <table
      ref={place}
      role="grid"
      aria-label={label}
      aria-rowcount={Math.max(total, items.length) + 1}
      aria-multiselectable={canSelect || undefined}
      className={styles.table}
      onKeyDown={(event) => {
        if (pressKey(event, { order, columns: 1, roving, selection, onOpen: open }))
          event.preventDefault()
      }}
    >
      <DataTableHead
        {...{ columns, order, selection, sort, onSortChange }}
        selectAllLabel={props.selectAllLabel}
      />
      <tbody>
        {rows.map((row, at) => {
          const item = items[row.index]
          if (item === undefined) return null
          const id = order[row.index] ?? ''
          return (
            <DataTableRow
              key={id}
              {...{ item, id, columns, canSelect, on, rowHeight, span }}
              index={row.index}
              roomAbove={row.top - (rows[at - 1]?.bottom ?? 0)}
              isCurrent={id === props.currentId}
              isSelected={selection.selectedIds.has(id)}
              arrive={row.index === roving.index ? roving.arrive : undefined}
              selectLabel={props.selectLabel?.(item)}
            />
          )
        })}
        <Room height={height - (rows.at(-1)?.bottom ?? 0)} span={span} />
      </tbody>
    </table>
  )
}
