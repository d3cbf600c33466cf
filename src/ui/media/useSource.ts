import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { playFilm, type Film } from './playFilm'
import { fitting, type Quality } from './quality'
import type { Source } from './source'

/** Of a video that is made in several sizes. */
export interface Qualities {
  /** The largest first. */
  all: readonly Quality[]
  /** By its short side, as those below; undefined: as the connection allows. */
  chosen: number | undefined
  playing: number | undefined
}

const none = { all: [] as readonly Quality[], playing: undefined as number | undefined }

/**
 * Plays the sources of a video; more of them may be added while it plays. Undefined: they are not
 * wanted yet. `wanted` is the short side of the size to play.
 */
export function useSource(
  video: HTMLVideoElement | null,
  sources: readonly Source[] | undefined,
  wanted: number | undefined,
) {
  const [hasFailed, setFailed] = useState(false)
  const [isLost, setLost] = useState(false)
  const [known, setKnown] = useState(none)
  const film = useRef<Film>(undefined)
  const begin = useEffectEvent(() => {
    film.current?.choose(wanted)
    if (sources) film.current?.offer(sources)
  })
  useEffect(() => {
    if (!video) return
    const playing = playFilm(video, {
      onFailed: setFailed,
      onLost: setLost,
      onQualities: (all, now) => setKnown({ all, playing: now }),
    })
    film.current = playing
    begin()
    return () => playing.stop()
  }, [video])
  useEffect(() => {
    if (sources) film.current?.offer(sources)
  }, [sources])
  useEffect(() => film.current?.choose(wanted), [wanted])
  const sides = known.all.map(({ side }) => side)
  const chosen = wanted === undefined ? undefined : fitting(sides, wanted)
  const qualities: Qualities = { ...known, chosen }
  return { hasFailed, isLost, qualities, retry: () => film.current?.retry() }
}
