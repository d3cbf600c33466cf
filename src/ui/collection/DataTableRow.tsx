import type { MouseEvent } from 'react'
import { Checkbox } from '../fields/Checkbox'
import type { Column } from './columns'
import { Room } from './Room'
import type { Roving } from './useRoving'
import type { Selection } from './useSelection'
import styles from './DataTable.module.css'

interface DataTableRowProps<Item> {
  item: Item
  id: string
  index: number
  columns: readonly Column<Item>[]
  selection: Selection
  selectLabel: string | undefined
  roving: Roving
  rowHeight: number
  roomAbove: number
  span: number
  isCurrent: boolean
  onOpen: ((index: number) => void) | undefined
}

/** One row, preceded by a placeholder for the rows above it that are not rendered. */
export function DataTableRow<Item>(props: DataTableRowProps<Item>) {
  const { item, id, index, columns, selection, selectLabel, roving, rowHeight, onOpen } = props
  const isSelected = selection.selectedIds.has(id)
  const tabIndex = index === roving.index ? 0 : -1
  const click = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element
    if (!event.currentTarget.contains(target) || target.closest('a, button, input, label')) return
    onOpen?.(index)
  }
  return (
    <>
      <Room height={props.roomAbove} span={props.span} />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the table hears the keys */}
      <tr
        ref={tabIndex === 0 ? roving.arrive : undefined}
        tabIndex={tabIndex}
        data-item={id}
        aria-rowindex={index + 2}
        aria-current={props.isCurrent || undefined}
        aria-selected={selection.canSelect ? isSelected : undefined}
        className={styles.row}
        style={{ height: rowHeight }}
        onFocus={(event) => {
          if (event.currentTarget.contains(event.target)) roving.settle(index)
        }}
        onClickCapture={(event) => selection.press(event, id)}
        onClick={click}
      >
        {selection.canSelect && (
          <td className={styles.box}>
            <Checkbox
              aria-label={selectLabel}
              tabIndex={tabIndex}
              checked={isSelected}
              onCheckedChange={() => selection.toggle(id)}
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
