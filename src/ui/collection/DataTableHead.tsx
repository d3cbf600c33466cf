import { ArrowDown, ArrowUp } from 'lucide-react'
import { Checkbox } from '../fields/Checkbox'
import { nextSort, type Column, type Sort } from './columns'
import { coverage } from './selection'
import type { Selection } from './useSelection'
import styles from './DataTable.module.css'

interface DataTableHeadProps<Item> {
  columns: readonly Column<Item>[]
  order: readonly string[]
  selection: Selection
  selectAllLabel: string | undefined
  sort: Sort | undefined
  onSortChange: ((sort: Sort) => void) | undefined
}

/** The sticky head: the checkbox for all rows, and the columns with their sort order. */
export function DataTableHead<Item>(props: DataTableHeadProps<Item>) {
  const { columns, order, selection, selectAllLabel, sort, onSortChange } = props
  const covered = coverage(order, selection.selectedIds)
  return (
    <thead className={styles.head}>
      <tr aria-rowindex={1}>
        {selection.canSelect && (
          <th scope="col" className={styles.box}>
            <Checkbox
              aria-label={selectAllLabel}
              checked={covered === 'all'}
              indeterminate={covered === 'some'}
              onCheckedChange={covered === 'all' ? selection.clear : selection.selectAll}
            />
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            style={{ width: column.width }}
            data-align={column.align}
            aria-label={column.headerLabel}
            aria-sort={sort?.columnId === column.id ? sort.direction : undefined}
          >
            {column.isSortable && onSortChange ? (
              <button
                type="button"
                className={styles.sort}
                onClick={() => onSortChange(nextSort(sort, column.id))}
              >
                {column.header}
                {sort?.columnId === column.id && <Direction {...sort} />}
              </button>
            ) : (
              column.header
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Direction({ direction }: Sort) {
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown
  return <Arrow size={14} aria-hidden />
}
