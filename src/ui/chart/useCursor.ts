import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { stepBy, type Steps } from './stepBy'

interface CursorOptions extends Steps {
  readonly label: string
  /** What is at a step, in one sentence. */
  readonly say: (at: number) => string
  /** Which step is there, in per cent of the width and height. */
  readonly nearest: (x: number, y: number) => number
  readonly onAt?: ((at: number | undefined) => void) | undefined
  readonly onOpen?: ((at: number) => void) | undefined
}

/** The step that is looked at, by pointer or keys, and what makes an element lead it. */
export function useCursor(options: CursorOptions) {
  const { count, label, say, nearest, onAt, onOpen } = options
  const [held, setHeld] = useState<number>()
  const at = held !== undefined && held < count ? held : undefined
  const move = (to: number | undefined) => {
    setHeld(to)
    if (to !== at) onAt?.(to)
  }
  const under = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    return nearest(((clientX - left) / (width || 1)) * 100, ((clientY - top) / (height || 1)) * 100)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Escape' && at !== undefined) {
      event.stopPropagation()
      return move(undefined)
    }
    if (event.key === 'Enter' && at !== undefined) return onOpen?.(at)
    const to = stepBy(event.key, at ?? 0, options)
    if (to === undefined) return
    event.preventDefault()
    move(to)
  }
  return {
    at,
    props: {
      role: 'slider',
      tabIndex: 0,
      'aria-label': label,
      'aria-valuemin': 1,
      'aria-valuemax': Math.max(1, count),
      'aria-valuenow': (at ?? 0) + 1,
      'aria-valuetext': count > 0 ? say(at ?? 0) : '',
      onKeyDown,
      onFocus: () => count > 0 && move(at ?? 0),
      onBlur: () => move(undefined),
      onPointerMove: (event: PointerEvent<HTMLElement>) => count > 0 && move(under(event)),
      onPointerLeave: () => move(undefined),
      onClick: () => at !== undefined && onOpen?.(at),
    },
  } as const
}
