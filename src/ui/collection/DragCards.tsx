import type { KeyboardEvent, ReactNode } from 'react'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import styles from './DragCards.module.css'

interface DragCardsProps<Item extends { readonly id: string }> {
  label: string
  items: readonly Item[]
  /** What a screen reader calls an item. */
  nameOf(item: Item): string
  chosen: readonly string[]
  onChoose(ids: string[]): void
  /** Undefined where nothing may be moved now. */
  drag: CardDrag | undefined
  /** Alt and an arrow were pressed: what is chosen goes back or on by one place. */
  onStep?: ((by: -1 | 1) => void) | undefined
  empty: ReactNode
  className?: string | undefined
  cardClassName?: string | undefined
  children(item: Item): ReactNode
}

/** Cards go to lists of cards that take the same type. */
export interface CardDrag {
  /** A MIME type, such as `application/x-shot`. */
  readonly type: string
  onStart(ids: string[]): void
  /** Before the item that stands at `at` now; after all of them where it is their number. */
  onDrop(at: number): void
}

const steps: Readonly<Record<string, -1 | 1>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
}

/** Cards side by side: chosen by a press or by keys, moved by dragging or by Alt and the arrows. */
export function DragCards<Item extends { readonly id: string }>({
  label,
  items,
  nameOf,
  chosen,
  onChoose,
  drag,
  onStep,
  empty,
  className = '',
  cardClassName = '',
  children,
}: DragCardsProps<Item>) {
  const ids = items.map(({ id }) => id)
  const hooks = useCardDrag(ids, drag)
  // Before the list: on a Mac it moves the focus by Alt and an arrow.
  const stepped = (event: KeyboardEvent) => {
    const by = event.altKey ? steps[event.key] : undefined
    if (!onStep || by === undefined) return
    event.preventDefault()
    event.stopPropagation()
    onStep(by)
  }
  return (
    <div className={styles.keys} onKeyDownCapture={stepped}>
      <GridList
        aria-label={label}
        className={className}
        layout="grid"
        selectionMode="multiple"
        selectionBehavior="replace"
        selectedKeys={chosen}
        onSelectionChange={(keys) => onChoose(keys === 'all' ? ids : [...keys].map(String))}
        {...(drag && { dragAndDropHooks: hooks })}
        renderEmptyState={() => empty}
      >
        {items.map((item) => (
          <GridListItem
            key={item.id}
            id={item.id}
            textValue={nameOf(item)}
            className={cardClassName}
          >
            {children(item)}
          </GridListItem>
        ))}
      </GridList>
    </div>
  )
}

function useCardDrag(ids: readonly string[], drag: CardDrag | undefined) {
  const beside = ({ target }: { target: { key: unknown; dropPosition: string } }) =>
    drag?.onDrop(ids.indexOf(String(target.key)) + (target.dropPosition === 'after' ? 1 : 0))
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ [drag?.type ?? '']: String(key) })),
    acceptedDragTypes: drag ? [drag.type] : [],
    onDragStart: ({ keys }) => drag?.onStart([...keys].map(String)),
    onReorder: beside,
    onInsert: beside,
    onRootDrop: () => drag?.onDrop(ids.length),
  })
  return dragAndDropHooks
}
