import { useEffect, useState } from 'react'
import { followTime } from './followTime'

export interface ShownCue {
  readonly fromMs: number
  readonly toMs: number
  readonly text: string
}

/** Where they are, or what they say themselves, counted from the beginning of the clip. */
export type Caption = { lang: string; label: string } & (
  | { url: string; cues?: never }
  | { url?: never; cues: readonly ShownCue[] }
)

/**
 * The captions to show now; none without any. They are drawn by us, because the browser would draw
 * them behind the controls.
 */
export function useCaptions(
  video: HTMLVideoElement | null,
  caption: Caption | undefined,
  leadMs: number,
): readonly string[] {
  const own = useCues(video, caption?.cues, leadMs)
  const read = useTrack(video, caption?.url === undefined ? '' : caption.lang)
  return caption?.cues ? own : read
}

function useCues(
  video: HTMLVideoElement | null,
  cues: readonly ShownCue[] | undefined,
  leadMs: number,
): readonly string[] {
  const [shown, setShown] = useState<readonly ShownCue[]>([])
  useEffect(() => {
    if (!video || !cues) return
    return followTime(video, (seconds) => {
      const ms = seconds * 1000 - leadMs
      const now = cues.filter(({ fromMs, toMs }) => fromMs <= ms && ms < toMs)
      setShown((last) => (isSame(last, now) ? last : now))
    })
  }, [video, cues, leadMs])
  return shown.map(({ text }) => text)
}

const isSame = (a: readonly ShownCue[], b: readonly ShownCue[]) =>
  a.length === b.length && a.every((cue, at) => cue === b[at])

function useTrack(video: HTMLVideoElement | null, lang: string): readonly string[] {
  const [lines, setLines] = useState<readonly string[]>([])
  useEffect(() => {
    if (!video) return
    const chosen = chooseTrack(video, lang)
    if (!chosen) return
    const read = () => setLines([...(chosen.activeCues ?? [])].map(textOf))
    chosen.addEventListener('cuechange', read)
    read()
    return () => {
      chosen.removeEventListener('cuechange', read)
      setLines([])
    }
  }, [video, lang])
  return lines
}

/** Loads only the track of this language; `hidden` means loaded but not drawn by the browser. */
function chooseTrack(video: HTMLVideoElement, lang: string): TextTrack | undefined {
  const tracks = [...video.textTracks]
  for (const track of tracks) track.mode = track.language === lang ? 'hidden' : 'disabled'
  return tracks.find((track) => track.mode === 'hidden')
}

/** The text of a cue without its markup for speaker and style. */
function textOf(cue: TextTrackCue): string {
  return cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : ''
}
