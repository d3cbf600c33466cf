import { useEffect, useState } from 'react'
import { followTime } from './followTime'

/** The current time: updated every animation frame while playing, otherwise after each seek. */
export function useTime(video: HTMLVideoElement | null): number {
  const [time, setTime] = useState(0)
  useEffect(() => (video ? followTime(video, setTime) : undefined), [video])
  return time
}
