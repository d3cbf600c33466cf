import { useEffect, useState } from 'react'

export interface Caption {
  lang: string
  label: string
  url: string
}

/**
 * The captions to show now, in the chosen language; none without one. They are drawn by us, because
 * the browser would draw them behind the controls.
 */
export function useCaptions(video: HTMLVideoElement | null, lang: string): readonly string[] {
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
