import { useEffect, useRef } from 'react'

export interface WidgetPlaceProps {
  onPlaced: (place: HTMLElement) => void
}

/** An empty element that a third-party script renders into; React leaves its content alone. */
export function WidgetPlace({ onPlaced }: WidgetPlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place.current) onPlaced(place.current)
  }, [onPlaced])
  return <div ref={place} />
}
