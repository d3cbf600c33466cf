import { useEffect, useRef } from 'react'

/** The focus of what has just opened: what asks for it by data-autofocus, else the first field. */
export function useFirstField<E extends HTMLElement>() {
  const root = useRef<E>(null)
  useEffect(() => {
    const wanted = root.current?.querySelector<HTMLElement>('[data-autofocus]')
    const field = root.current?.querySelector<HTMLElement>('input, select, textarea')
    ;(wanted ?? field)?.focus({ preventScroll: true })
  }, [])
  return root
}
