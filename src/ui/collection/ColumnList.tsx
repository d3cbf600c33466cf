import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { GripVertical } from 'lucide-react'
import { Checkbox } from '../fields/Checkbox'
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
  const list = useRef<HTMLUListElement>(null)
  const change = (next: readonly ColumnChoice[]) =>
    onChange(next.filter(({ isShown, isFixed }) => isShown && !isFixed).map(({ id }) => id))
  const move = (id: string, to: number) => {
    const from = columns.findIndex((each) => each.id === id)
    const first = columns.filter(({ isFixed }) => isFixed).length
    const last = columns.filter(({ isShown }) => isShown).length - 1
    const place = Math.max(first, Math.min(to, last))
    if (columns[from]?.isShown && place !== from) change(moved(columns, from, place))
  }
  const drag = (event: PointerEvent<HTMLButtonElement>, id: string) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const items = [...(list.current?.children ?? [])]
    const over = items.findIndex((item) => event.clientY < item.getBoundingClientRect().bottom)
    move(id, over < 0 ? items.length - 1 : over)
  }
  const press = (event: KeyboardEvent, id: string, at: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    move(id, at + step)
  }
  return (
    <ul ref={list} className={styles.list} aria-label={label}>
      {columns.map(({ id, label: name, isShown, isFixed = false }, at) => (
        <li key={id} className={styles.item}>
          <button
            type="button"
            className={styles.handle}
            aria-label={moveLabel(name)}
            aria-disabled={isFixed || !isShown}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => drag(event, id)}
            onKeyDown={(event) => press(event, id, at)}
          >
            <GripVertical size={14} aria-hidden />
          </button>
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
