// oxlint-disable jsx-a11y/prefer-tag-over-role -- cards in rows and columns are no table
import type { MouseEvent, ReactNode } from 'react'
import type { CardState } from './CardGrid'
import type { Roving } from './useRoving'
import type { Selection } from './useSelection'
import styles from './CardGrid.module.css'

interface GridCellProps {
  id: string
  index: number
  column: number
  roving: Roving
  selection: Selection
  state: CardState
  onOpen: ((index: number) => void) | undefined
  children: ReactNode
}

/** The grid cell around one card: its tab stop, its focus ring, and its reaction to a press. */
export function GridCell(props: GridCellProps) {
  const { id, index, column, roving, selection, state, onOpen, children } = props
  const click = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element
    if (!event.currentTarget.contains(target) || target.closest('a, button, input, label')) return
    if (state.isSelecting && selection.canSelect) state.toggle()
    else onOpen?.(index)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the grid hears the keys
    <div
      ref={index === roving.index ? roving.arrive : undefined}
      role="gridcell"
      tabIndex={state.tabIndex}
      data-item={id}
      aria-colindex={column + 1}
      aria-selected={selection.canSelect ? state.isSelected : undefined}
      className={styles.cell}
      onFocus={(event) => {
        if (event.currentTarget.contains(event.target)) roving.settle(index)
      }}
      onClickCapture={(event) => selection.press(event, id)}
      onClick={click}
    >
      {children}
    </div>
  )
}
