import { useEffect, useRef, useState } from 'react'
import { attach } from './attach'
import { candidatesOf, type Source } from './source'

/**
 * Plays the first source that works and goes on to the next when one fails, at the moment where it
 * failed. A list that still holds what is playing changes nothing: a new rendition does not interrupt.
 */
export function useSource(video: HTMLVideoElement | null, sources: readonly Source[]) {
  const [trial, setTrial] = useState<Trial>({ sources, index: 0 })
  const resumeAt = useRef<{ time: number; isPlaying: boolean }>(undefined)
  // Only when nothing that was known is left.
  const isOutdated = !sources.some(({ url }) => trial.sources.some((each) => each.url === url))
  if (isOutdated && sources !== trial.sources) setTrial({ sources, index: 0 })

  useEffect(() => {
    const candidate = video && candidateOf(video, trial)
    if (!candidate) return
    const detach = attach(video, candidate, () => {
      // A source that never came up does not know the moment.
      resumeAt.current ??= { time: video.currentTime, isPlaying: !video.paused }
      setTrial((failed) => ({ ...failed, index: failed.index + 1 }))
    })
    const resume = () => {
      const { time = 0, isPlaying = false } = resumeAt.current ?? {}
      resumeAt.current = undefined
      if (time > 0) video.currentTime = time
      if (isPlaying) void video.play().catch(() => undefined)
    }
    video.addEventListener('loadedmetadata', resume)
    return () => {
      video.removeEventListener('loadedmetadata', resume)
      detach()
    }
  }, [video, trial])

  return {
    hasFailed: video !== null && candidateOf(video, trial) === undefined,
    retry: () => setTrial({ sources, index: 0 }),
  }
}

interface Trial {
  sources: readonly Source[]
  index: number
}

function candidateOf(video: HTMLVideoElement, { sources, index }: Trial) {
  const can = {
    canPlay: (mimeType: string) => video.canPlayType(mimeType) !== '',
    hasMediaSource: 'MediaSource' in window || 'ManagedMediaSource' in window,
  }
  return candidatesOf(sources, can)[index]
}
