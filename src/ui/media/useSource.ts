import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { playFilm, type Film } from './playFilm'
import type { Source } from './source'

/** Plays the sources of a video; more of them may be added while it plays. */
export function useSource(video: HTMLVideoElement | null, sources: readonly Source[]) {
  const [hasFailed, setFailed] = useState(false)
  const film = useRef<Film>(undefined)
  const begin = useEffectEvent(() => film.current?.offer(sources))
  useEffect(() => {
    if (!video) return
    const playing = playFilm(video, setFailed)
    film.current = playing
    begin()
    return () => playing.stop()
  }, [video])
  useEffect(() => film.current?.offer(sources), [sources])
  return { hasFailed, retry: () => film.current?.retry() }
}
