/** What a film does at one moment, in milliseconds of what is shown of it. */
export interface FilmMoment {
  readonly kind: 'time' | 'play' | 'pause' | 'seeking' | 'ended' | 'emptied'
  readonly atMs: number
  readonly rate: number
  readonly isPaused: boolean
  readonly isSeeking: boolean
}

export const kinds: Readonly<Record<string, FilmMoment['kind']>> = {
  timeupdate: 'time',
  play: 'play',
  playing: 'time',
  pause: 'pause',
  seeking: 'seeking',
  seeked: 'time',
  ratechange: 'time',
  ended: 'ended',
  emptied: 'emptied',
}
