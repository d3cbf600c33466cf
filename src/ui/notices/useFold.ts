import { useEffect, useRef, type RefObject } from 'react'

/** Folds what was unfolded in an element: by a press elsewhere, or by Escape in it. */
export function useFold(element: RefObject<HTMLElement | null>, onFold: () => void): void {
  const fold = useRef(onFold)
  useEffect(() => {
    fold.current = onFold
  })
  useEffect(() => {
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && element.current?.contains(target) === true
    const pressed = ({ target }: Event) => {
      if (!isInside(target)) fold.current()
    }
    const keyDown = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && isInside(target)) fold.current()
    }
    document.addEventListener('pointerdown', pressed, true)
    document.addEventListener('keydown', keyDown, true)
    return () => {
      document.removeEventListener('pointerdown', pressed, true)
      document.removeEventListener('keydown', keyDown, true)
    }
  }, [element])
}
