import { useEffect, useState } from 'react'
import { followTime } from './followTime'
import type { ShownCue } from './useCaptions'

/** The place of the cue that is shown now; -1: none is. */
export function useCueNow(
  video: HTMLVideoElement | null,
  cues: readonly ShownCue[],
  leadMs: number,
): number {
  const [now, setNow] = useState(-1)
  useEffect(() => {
    if (!video) return
    return followTime(video, (seconds) => {
      const ms = seconds * 1000 - leadMs
      setNow(cues.findLastIndex(({ fromMs, toMs }) => fromMs <= ms && ms < toMs))
    })
  }, [video, cues, leadMs])
  return now
}
