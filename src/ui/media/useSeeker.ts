import { useEffect, useRef, useState } from 'react'
import { seekTo } from './commands'

/**
 * Seeks while a slider is dragged: one seek at a time, then the latest wanted one, so that frames
 * appear on the way. `wanted` is the slider's position until the video has reached it.
 */
export function useSeeker(video: HTMLVideoElement | null) {
  const [wanted, setWanted] = useState<number>()
  const next = useRef<number>(undefined)
  useEffect(() => {
    if (!video) return
    const arrive = () => {
      if (next.current === undefined) {
        setWanted(undefined)
        return
      }
      const to = next.current
      next.current = undefined
      seekTo(video, to)
    }
    video.addEventListener('seeked', arrive)
    return () => video.removeEventListener('seeked', arrive)
  }, [video])
  const seek = (seconds: number) => {
    if (!video) return
    setWanted(seconds)
    if (video.seeking) next.current = seconds
    else seekTo(video, seconds)
  }
  return { wanted, seek }
}
