import { useEffect, useState } from 'react'

export interface Span {
  start: number
  end: number
}

const none: readonly Span[] = []

/** The buffered parts of the video, in seconds. */
export function useBuffered(video: HTMLVideoElement | null): readonly Span[] {
  const [spans, setSpans] = useState(none)
  useEffect(() => {
    if (!video) return
    const read = () => setSpans(spansOf(video.buffered))
    const events = ['progress', 'seeked', 'emptied', 'loadedmetadata', 'timeupdate']
    for (const event of events) video.addEventListener(event, read)
    return () => {
      for (const event of events) video.removeEventListener(event, read)
    }
  }, [video])
  return spans
}

function spansOf(ranges: TimeRanges): Span[] {
  return Array.from({ length: ranges.length }, (_, at) => ({
    start: ranges.start(at),
    end: ranges.end(at),
  }))
}
