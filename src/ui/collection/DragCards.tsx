import type { ReactNode } from 'react'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'

interface DragCardsProps<Item extends { readonly id: string }> {
  label: string
  items: readonly Item[]
  /** What a screen reader calls an item. */
  nameOf(item: Item): string
  chosen: readonly string[]
  onChoose(ids: string[]): void
  /** Undefined where nothing may be moved now. */
  drag: CardDrag | undefined
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

/** Cards side by side: chosen by a press or by keys, moved by dragging. */
export function DragCards<Item extends { readonly id: string }>({
  label,
  items,
  nameOf,
  chosen,
  onChoose,
  drag,
  empty,
  className = '',
  cardClassName = '',
  children,
}: DragCardsProps<Item>) {
  const ids = items.map(({ id }) => id)
  const hooks = useCardDrag(ids, drag)
  return (
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
        <GridListItem key={item.id} id={item.id} textValue={nameOf(item)} className={cardClassName}>
          {children(item)}
        </GridListItem>
      ))}
    </GridList>
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
