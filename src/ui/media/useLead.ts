import { useEffect } from 'react'

/** Keeps a film from showing what comes before its clip, wherever it is set to. */
export function useLead(video: HTMLVideoElement | null, lead: number): void {
  useEffect(() => {
    if (!video || lead === 0) return
    const skip = () => {
      if (video.currentTime < lead) video.currentTime = lead
    }
    const events = ['loadedmetadata', 'loadeddata', 'seeking', 'play']
    for (const event of events) video.addEventListener(event, skip)
    return () => {
      for (const event of events) video.removeEventListener(event, skip)
    }
  }, [video, lead])
}
