import type { KeyboardEvent, PointerEvent } from 'react'
import { GripVertical } from 'lucide-react'
import styles from './MoveHandle.module.css'

export interface MoveHandleProps {
  label: string
  /** The place of its item in the list. */
  at: number
  isDisabled?: boolean
  onMove: (to: number) => void
}

/** Moves an item of a list: dragged, or by the arrow keys. Its item stands in a `ul`. */
export function MoveHandle({ label, at, isDisabled = false, onMove }: MoveHandleProps) {
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const items = [...(event.currentTarget.closest('ul')?.children ?? [])]
    const over = items.findIndex((item) => event.clientY < item.getBoundingClientRect().bottom)
    onMove(over < 0 ? items.length - 1 : over)
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    onMove(at + step)
  }
  return (
    <button
      type="button"
      className={styles.handle}
      aria-label={label}
      aria-disabled={isDisabled}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
    >
      <GripVertical size={14} aria-hidden />
    </button>
  )
}
