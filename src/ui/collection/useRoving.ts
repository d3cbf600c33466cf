import { useRef, useState } from 'react'

/** One tab stop for a whole collection: which item it is, and carrying the focus to another. */
export function useRoving(order: readonly string[]) {
  const [current, setCurrent] = useState<{ id: string; index: number }>()
  const isMoving = useRef(false)
  const found = current ? order.indexOf(current.id) : 0
  // When the current item is gone, its neighbour takes its place.
  const index = found >= 0 ? found : Math.min(current?.index ?? 0, order.length - 1)
  const settle = (to: number) => setCurrent({ id: order[to] ?? '', index: to })
  return {
    index,
    /** Focus came to an item by itself. */
    settle,
    /** Focus is to go to an item, which may first have to be drawn. */
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

export type Roving = ReturnType<typeof useRoving>
