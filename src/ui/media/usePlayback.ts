import { useEffect, useState } from 'react'

/** The state of a video that the page shows, except the time, which changes too often. */
export interface Playback {
  isPaused: boolean
  hasStarted: boolean
  hasEnded: boolean
  isReady: boolean
  isWaiting: boolean
  duration: number
  volume: number
  isMuted: boolean
  rate: number
}

const events = [
  'canplay',
  'durationchange',
  'emptied',
  'ended',
  'loadeddata',
  'loadedmetadata',
  'pause',
  'play',
  'playing',
  'ratechange',
  'seeked',
  'seeking',
  'volumechange',
  'waiting',
]

const nothing: Playback = {
  isPaused: true,
  hasStarted: false,
  hasEnded: false,
  isReady: false,
  isWaiting: false,
  duration: 0,
  volume: 1,
  isMuted: false,
  rate: 1,
}

export function usePlayback(video: HTMLVideoElement | null): Playback {
  const [playback, setPlayback] = useState(nothing)
  useEffect(() => {
    if (!video) return
    const read = () => setPlayback((before) => readPlayback(video, before))
    for (const event of events) video.addEventListener(event, read)
    read()
    return () => {
      for (const event of events) video.removeEventListener(event, read)
    }
  }, [video])
  return playback
}

function readPlayback(video: HTMLVideoElement, before: Playback): Playback {
  const isReady = video.readyState >= HTMLMediaElement.HAVE_METADATA
  return {
    isPaused: video.paused,
    hasStarted: !video.paused || (before.hasStarted && isReady) || video.currentTime > 0,
    hasEnded: video.ended,
    isReady,
    isWaiting: !video.paused && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
    duration: Number.isFinite(video.duration) ? video.duration : 0,
    volume: video.volume,
    isMuted: video.muted,
    rate: video.playbackRate,
  }
}
