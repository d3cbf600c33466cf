import { useEffect, useEffectEvent } from 'react'
import { seekTo } from './commands'

/** Where a film is set from beside its player; another object is another jump. */
export interface Jump {
  /** undefined: it stays where it is. */
  readonly toMs?: number
  /** Whether it plays from then on; undefined: as before. */
  readonly plays?: boolean
}

/** Sets a film to where it is asked to be, as soon as it knows its length. */
export function useJump(
  video: HTMLVideoElement | null,
  lead: number,
  jump: Jump | null | undefined,
): void {
  const go = useEffectEvent(() => {
    if (!video || !jump) return
    if (jump.toMs !== undefined) seekTo(video, lead + jump.toMs / 1000)
    if (jump.plays === true) void video.play().catch(() => undefined)
    else if (jump.plays === false) video.pause()
  })
  useEffect(() => {
    if (!video || !jump) return
    if (video.readyState >= HTMLMediaElement.HAVE_METADATA) return go()
    const loaded = () => go()
    video.addEventListener('loadeddata', loaded, { once: true })
    return () => video.removeEventListener('loadeddata', loaded)
  }, [video, jump])
}
