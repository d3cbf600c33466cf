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
  quality: string
  /** As the connection allows; with the quality that plays, such as "Auto (720p)". */
  autoQuality: (playing: string | undefined) => string
  settings: string
  fullscreen: string
  exitFullscreen: string
  loading: string
  /** Shown while bytes do not come, and that it goes on by itself. */
  noConnection: string
  pictureInPicture: string
  /** Shown when the video cannot be played, with what to do. */
  error: string
  retry: string
}
