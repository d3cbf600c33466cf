import { useEffect, useEffectEvent } from 'react'
import { kinds, type FilmMoment } from './filmMoment'

/** Tells of whatever a film does, and where it is. */
export function useMoments(
  video: HTMLVideoElement | null,
  lead: number,
  onMoment: ((moment: FilmMoment) => void) | undefined,
): void {
  const tell = useEffectEvent(({ type }: Event) => {
    const kind = kinds[type]
    if (!video || !kind) return
    onMoment?.({
      kind,
      atMs: Math.max(0, Math.round((video.currentTime - lead) * 1000)),
      rate: video.playbackRate,
      isPaused: video.paused,
      isSeeking: video.seeking,
    })
  })
  useEffect(() => {
    if (!video) return
    const ending = new AbortController()
    const { signal } = ending
    for (const event of Object.keys(kinds))
      video.addEventListener(event, (told) => tell(told), { signal })
    return () => ending.abort()
  }, [video])
}
