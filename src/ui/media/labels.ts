/** Every word of the player. */
export interface PlayerLabels {
  play: string
  pause: string
  replay: string
  seek: string
  /** "2:05 of 18:47". */
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
  /** The film cannot be played: what to do. */
  error: string
  retry: string
}
