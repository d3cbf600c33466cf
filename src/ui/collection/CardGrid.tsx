// oxlint-disable jsx-a11y/prefer-tag-over-role -- cards in rows and columns are no table
import type { CSSProperties, ReactNode } from 'react'
import { GridCell } from './GridCell'
import { columnsIn } from './gridKeys'
import { pressKey } from './collectionKeys'
import { useFrame } from './useFrame'
import { useGridLines, type Parts } from './useGridLines'
import { useRoving } from './useRoving'
import { useSelection, type SelectionValue } from './useSelection'
import { useVirtualRows } from './useVirtualRows'
import styles from './CardGrid.module.css'

export interface CardState {
  isSelected: boolean
  /** Whether anything is selected: every card then shows its checkbox. */
  isSelecting: boolean
  /** For the controls inside: only those of the current card are tab stops. */
  tabIndex: 0 | -1
  toggle: () => void
}

export interface CardGridProps<Item> extends SelectionValue {
  label: string
  items: readonly Item[]
  idOf: (item: Item) => string
  renderCard: (item: Item, state: CardState) => ReactNode
  /** Enter, or a press outside the card's own controls. */
  onOpen?: (item: Item) => void
  /** The last rows are near: read more. */
  onEndReached?: () => void
  /** The height under the 16:9 picture, until a card is measured. */
  textHeight?: number
  /** The height of cards whose picture stands beside the text. */
  cardHeight?: number
  /** Pixels; 228 by default. */
  minCardWidth?: number
  /** How many cards there are, of which only some may be loaded. */
  total?: number
  /** Cards of a part stand under its title. */
  parts?: Parts<Item> | undefined
}

const columnGap = 16
const rowGap = 20
/** As in CardGrid.module.css. */
const headingHeight = 24

/**
 * Cards, rendered only near the visible part of the nearest scrolling
 * ancestor. Arrows move, Space selects, Shift extends, Ctrl+A selects all, Escape clears, Enter
 * opens.
 */
export function CardGrid<Item>(props: CardGridProps<Item>) {
  const { label, items, idOf, renderCard, onOpen, onEndReached, textHeight = 50, parts } = props
  const order = items.map(idOf)
  const selection = useSelection(order, props)
  const roving = useRoving(order)
  const [place, frame] = useFrame<HTMLDivElement>()
  const columns = columnsIn(frame.width, columnGap, props.minCardWidth)
  const cardWidth = (frame.width - (columns - 1) * columnGap) / columns
  const { lines, starts, keyOf } = useGridLines({ items, idOf, columns, parts })
  const rowHeight = props.cardHeight ?? Math.round((cardWidth * 9) / 16) + textHeight
  const { rows, height, measure } = useVirtualRows({
    frame,
    count: lines.length,
    rowHeight,
    heightOf: (at) => (lines[at]?.kind === 'heading' ? headingHeight : rowHeight),
    keyOf,
    gap: rowGap,
    keepRow: lines.findIndex((line) => line.kind === 'row' && roving.index < line.to),
    onEndReached,
  })
  const total = Math.max(props.total ?? 0, items.length)
  // Of parts that are not loaded nobody knows how many rows they take.
  const unloaded = parts ? -1 : Math.ceil(total / columns)
  const rowCount = total > items.length ? unloaded : lines.length
  const open = onOpen && ((index: number) => onOpen(items[index] as Item))

  return (
    <div
      ref={place}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={rowCount}
      aria-colcount={columns}
      aria-multiselectable={selection.canSelect || undefined}
      className={styles.grid}
      style={{ height, '--columns': columns } as CSSProperties}
      onKeyDown={(event) => {
        if (pressKey(event, { order, columns, starts, roving, selection, onOpen: open }))
          event.preventDefault()
      }}
    >
      {rows.map((row) => {
        const line = lines[row.index]
        if (!line) return null
        return (
          <div
            key={row.index}
            ref={measure}
            role="row"
            tabIndex={-1}
            data-index={row.index}
            aria-rowindex={row.index + 1}
            className={styles.row}
            style={{ translate: `0 ${row.top}px` }}
          >
            {line.kind === 'heading' ? (
              <div role="rowheader" aria-colspan={columns} className={styles.heading}>
                {parts?.titleOf(items[line.from] as Item)}
              </div>
            ) : (
              items.slice(line.from, line.to).map((item, column) => {
                const index = line.from + column
                const id = order[index] ?? ''
                const state: CardState = {
                  isSelected: selection.selectedIds.has(id),
                  isSelecting: selection.selectedIds.size > 0,
                  tabIndex: index === roving.index ? 0 : -1,
                  toggle: () => selection.toggle(id),
                }
                return (
                  <GridCell
                    key={id}
                    {...{ id, index, column, roving, selection, state, onOpen: open }}
                  >
                    {renderCard(item, state)}
                  </GridCell>
                )
              })
            )}
          </div>
        )
      })}
    </div>
  )
}
