import { useEffect, useRef } from 'react'

export interface WidgetPlaceProps {
  onPlaced: (place: HTMLElement) => void
}

/** An empty place that something from elsewhere draws into; React leaves its inside alone. */
export function WidgetPlace({ onPlaced }: WidgetPlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place.current) onPlaced(place.current)
  }, [onPlaced])
  return <div ref={place} />
}
