import { useEffect, useRef } from 'react'

/** Focuses the element with data-autofocus in what has just opened, or else the first field. */
export function useFirstField<E extends HTMLElement>() {
  const root = useRef<E>(null)
  useEffect(() => {
    const wanted = root.current?.querySelector<HTMLElement>('[data-autofocus]')
    const field = root.current?.querySelector<HTMLElement>('input, select, textarea')
    ;(wanted ?? field)?.focus({ preventScroll: true })
  }, [])
  return root
}
