/** All texts of the player. */
export interface PlayerLabels {
  play: string
  pause: string
  replay: string
  seek: string
  /** Such as "2:05 of 18:47". */
  timeOf: (time: string, duration: string) => string
  mute: string
  unmute: string
  volume: string
  captions: string
  captionsOff: string
  speed: string
  settings: string
  fullscreen: string
  exitFullscreen: string
  loading: string
  /** Shown when the video cannot be played, with what to do. */
  error: string
  retry: string
}
