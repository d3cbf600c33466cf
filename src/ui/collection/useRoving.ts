import { useRef, useState } from 'react'

/**
 * A roving tab stop for a collection: which item it is, and moving the focus to another. Until one has had the focus it
 * is the first one, or `firstId`.
 */
export function useRoving(order: readonly string[], firstId?: string) {
  const [current, setCurrent] = useState<{ id: string; index: number }>()
  const isMoving = useRef(false)
  const found = current ? order.indexOf(current.id) : firstIn(order, firstId)
  // When the current item disappears, its neighbour becomes the tab stop.
  const index = found >= 0 ? found : Math.min(current?.index ?? 0, order.length - 1)
  const settle = (to: number) => setCurrent({ id: order[to] ?? '', index: to })
  return {
    index,
    /** Call when an item has received the focus. */
    settle,
    /** Moves the focus to an item, which may have to be rendered first. */
    goTo: (to: number) => {
      isMoving.current = true
      settle(to)
    },
    /** The ref of the current item. */
    arrive: (item: HTMLElement | null) => {
      if (!item || !isMoving.current) return
      isMoving.current = false
      item.focus()
    },
  }
}

const firstIn = (order: readonly string[], id: string | undefined) =>
  Math.max(0, id === undefined ? 0 : order.indexOf(id))

export type Roving = ReturnType<typeof useRoving>
