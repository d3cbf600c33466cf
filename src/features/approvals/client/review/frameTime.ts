import { timecode } from '../../../../kit/timecode'

/** 0:12:07: minutes, seconds, and the picture of the second. */
export const frameTime = (ms: number, fps: number): string =>
  timecode(Math.round((ms * fps) / 1000), fps)
