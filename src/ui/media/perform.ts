import {
  changeVolumeBy,
  seekBy,
  seekToTenth,
  setRate,
  stepBy,
  toggleMute,
  togglePlay,
} from './commands'
import type { Command } from './playerKeys'
import { rateBeside } from './rates'

/** What a command needs besides the film. */
export interface Around {
  readonly lead: number
  readonly duration: number
  readonly framesPerSecond: number
  readonly toggleFullscreen: () => void
  readonly toggleCaptions: () => void
  readonly toggleTheatre?: (() => void) | undefined
  readonly goNext?: (() => void) | undefined
}

/** Does what a key says; false: nothing here does it. */
export function perform(film: HTMLVideoElement, command: Command, around: Around): boolean {
  switch (command.do) {
    case 'togglePlay':
      togglePlay(film)
      break
    case 'seekBy':
      seekBy(film, command.seconds)
      break
    case 'seekToTenth':
      seekToTenth(film, command.tenth, around)
      break
    case 'stepBy':
      stepBy(film, command.frames, around.framesPerSecond)
      break
    case 'changeVolume':
      changeVolumeBy(film, command.by)
      break
    case 'changeRate':
      setRate(film, rateBeside(film.playbackRate, command.by))
      break
    case 'toggleMute':
      toggleMute(film)
      break
    default: {
      const act = around[command.do]
      act?.()
      return act !== undefined
    }
  }
  return true
}
