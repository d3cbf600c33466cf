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
  sound: string
  /** The sound of a film that does not say its language. */
  usualSound: string
  /** As the connection allows. */
  autoQuality: string
  /** Of the quality that plays: "720p now". */
  playsNow: (quality: string) => string
  /** Of millions of bits in a second: "4.2 Mbit/s". */
  bitRate: (rate: string) => string
  /** Of the smallest quality. */
  savesData: string
  /** Which keys make it slower and faster. */
  speedKeys: (slower: string, faster: string) => string
  settings: string
  fullscreen: string
  exitFullscreen: string
  theatre: string
  exitTheatre: string
  next: string
  chapters: string
  loading: string
  /** Shown while bytes do not come, and that it goes on by itself. */
  noConnection: string
  pictureInPicture: string
  /** Shown when the video cannot be played, with what to do. */
  error: string
  retry: string
}
