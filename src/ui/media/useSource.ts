import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { playFilm, type Film } from './playFilm'
import type { Source } from './source'

/** Of a video that is made in several sizes, by their short sides. */
export interface Qualities {
  /** The largest first. */
  sides: readonly number[]
  /** Undefined: as the connection allows. */
  chosen: number | undefined
  playing: number | undefined
}

const noSides = { sides: [] as readonly number[], playing: undefined as number | undefined }

/** Plays the sources of a video; more of them may be added while it plays. */
export function useSource(video: HTMLVideoElement | null, sources: readonly Source[]) {
  const [hasFailed, setFailed] = useState(false)
  const [isLost, setLost] = useState(false)
  const [known, setKnown] = useState(noSides)
  const [chosen, setChosen] = useState<number>()
  const film = useRef<Film>(undefined)
  const begin = useEffectEvent(() => film.current?.offer(sources))
  useEffect(() => {
    if (!video) return
    const playing = playFilm(video, {
      onFailed: setFailed,
      onLost: setLost,
      onQualities: (sides, now) => setKnown({ sides, playing: now }),
    })
    film.current = playing
    begin()
    return () => playing.stop()
  }, [video])
  useEffect(() => film.current?.offer(sources), [sources])
  const qualities: Qualities = { ...known, chosen }
  return {
    hasFailed,
    isLost,
    qualities,
    choose: (side: number | undefined) => {
      setChosen(side)
      film.current?.choose(side)
    },
    retry: () => film.current?.retry(),
  }
}
