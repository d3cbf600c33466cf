import { memo, type MouseEvent } from 'react'
import { Checkbox } from '../fields/Checkbox'
import type { Column } from './columns'
import { Room } from './Room'
import type { Roving } from './useRoving'
import type { Selection } from './useSelection'
import styles from './DataTable.module.css'

interface RowEvents {
  open: (index: number) => void
}

interface DataTableRowProps<Item> {
  item: Item
  id: string
  index: number
  columns: readonly Column<Item>[]
  canSelect: boolean
  isSelected: boolean
  selectLabel: string | undefined
  /** Of the row that Tab reaches. */
  arrive: Roving['arrive'] | undefined
  rowHeight: number
  roomAbove: number
  span: number
  isCurrent: boolean
  on: Pick<Selection, 'press' | 'toggle'> & Pick<Roving, 'settle'> & RowEvents
}

/** One row, preceded by a placeholder for the rows above it that are not rendered. */
export const DataTableRow = memo(DrawnRow) as typeof DrawnRow

function DrawnRow<Item>(props: DataTableRowProps<Item>) {
  const { item, id, index, columns, canSelect, isSelected, selectLabel, rowHeight, arrive, on } =
    props
  const tabIndex = arrive ? 0 : -1
  const click = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element
    if (!event.currentTarget.contains(target) || target.closest('a, button, input, label')) return
    on.open(index)
  }
  return (
    <>
      <Room height={props.roomAbove} span={props.span} />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the table hears the keys */}
      <tr
        ref={arrive}
        tabIndex={tabIndex}
        data-item={id}
        aria-rowindex={index + 2}
        aria-current={props.isCurrent || undefined}
        aria-selected={canSelect ? isSelected : undefined}
        className={styles.row}
        style={{ height: rowHeight }}
        onFocus={(event) => {
          if (event.currentTarget.contains(event.target)) on.settle(index)
        }}
        onClickCapture={(event) => on.press(event, id)}
        onClick={click}
      >
        {canSelect && (
          <td className={styles.box}>
            <Checkbox
              aria-label={selectLabel}
              tabIndex={tabIndex}
              checked={isSelected}
              onCheckedChange={() => on.toggle(id)}
            />
          </td>
        )}
        {columns.map((column) => (
          <td key={column.id} data-align={column.align}>
            {column.cell(item, { isSelected, tabIndex })}
          </td>
        ))}
      </tr>
    </>
  )
}
