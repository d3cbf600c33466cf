import { useEffect, useState } from 'react'

/** The current time: updated every animation frame while playing, otherwise after each seek. */
export function useTime(video: HTMLVideoElement | null): number {
  const [time, setTime] = useState(0)
  useEffect(() => {
    if (!video) return
    let frame = 0
    const read = () => setTime(video.currentTime)
    const follow = () => {
      read()
      if (!video.paused) frame = requestAnimationFrame(follow)
    }
    const start = () => {
      cancelAnimationFrame(frame)
      follow()
    }
    const events = ['timeupdate', 'seeking', 'seeked', 'pause', 'ended', 'emptied']
    for (const event of events) video.addEventListener(event, read)
    video.addEventListener('play', start)
    start()
    return () => {
      cancelAnimationFrame(frame)
      for (const event of events) video.removeEventListener(event, read)
      video.removeEventListener('play', start)
    }
  }, [video])
  return time
}
