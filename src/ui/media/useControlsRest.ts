import { useEffect, useState } from 'react'

const restAfterMs = 2500

/** Whether the controls may hide: the video plays and there was no input for a while. */
export function useControlsRest(player: HTMLElement | null, isPlaying: boolean): boolean {
  const [isResting, setResting] = useState(false)
  useEffect(() => {
    if (!player || !isPlaying) return
    let timer = 0
    const wake = () => {
      setResting(false)
      window.clearTimeout(timer)
      timer = window.setTimeout(() => setResting(true), restAfterMs)
    }
    const leave = () => {
      window.clearTimeout(timer)
      setResting(true)
    }
    const wakers = ['pointermove', 'pointerdown', 'keydown', 'focusin']
    for (const event of wakers) player.addEventListener(event, wake)
    player.addEventListener('pointerleave', leave)
    wake()
    return () => {
      window.clearTimeout(timer)
      setResting(false)
      for (const event of wakers) player.removeEventListener(event, wake)
      player.removeEventListener('pointerleave', leave)
    }
  }, [player, isPlaying])
  return isResting
}
