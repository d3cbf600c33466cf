import { useEffect, useState } from 'react'

/** Whether this element is in full screen. */
export function useFullscreen(player: HTMLElement | null): boolean {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const read = () => setFull(player !== null && document.fullscreenElement === player)
    document.addEventListener('fullscreenchange', read)
    return () => document.removeEventListener('fullscreenchange', read)
  }, [player])
  return isFull
}
