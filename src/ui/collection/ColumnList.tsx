import { Checkbox } from '../fields/Checkbox'
import { MoveHandle } from './MoveHandle'
import { moved } from './moved'
import styles from './ColumnList.module.css'

export interface ColumnChoice {
  id: string
  label: string
  isShown: boolean
  /** Always there, always first. */
  isFixed?: boolean
}

export interface ColumnListProps {
  label: string
  columns: readonly ColumnChoice[]
  /** The ids of those shown, in their order, without the fixed ones. */
  onChange: (shown: readonly string[]) => void
  /** The accessible name of the handle. */
  moveLabel: (label: string) => string
}

/** Which columns a table shows, in which order: dragged by the handle, or moved by its arrow keys. */
export function ColumnList({ label, columns, onChange, moveLabel }: ColumnListProps) {
  const change = (next: readonly ColumnChoice[]) =>
    onChange(next.filter(({ isShown, isFixed }) => isShown && !isFixed).map(({ id }) => id))
  const move = (id: string, to: number) => {
    const from = columns.findIndex((each) => each.id === id)
    const first = columns.filter(({ isFixed }) => isFixed).length
    const last = columns.filter(({ isShown }) => isShown).length - 1
    const place = Math.max(first, Math.min(to, last))
    if (columns[from]?.isShown && place !== from) change(moved(columns, from, place))
  }
  return (
    <ul className={styles.list} aria-label={label}>
      {columns.map(({ id, label: name, isShown, isFixed = false }, at) => (
        <li key={id} className={styles.item}>
          <MoveHandle
            label={moveLabel(name)}
            at={at}
            isDisabled={isFixed || !isShown}
            onMove={(to) => move(id, to)}
          />
          <Checkbox
            label={name}
            checked={isShown}
            disabled={isFixed}
            onCheckedChange={(isChecked) =>
              change(
                columns.map((each) => (each.id === id ? { ...each, isShown: isChecked } : each)),
              )
            }
          />
        </li>
      ))}
    </ul>
  )
}
