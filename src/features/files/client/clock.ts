import { clockTime } from '../../../ui/media/time'

/** Minutes and seconds of a moment in milliseconds. */
export const clock = (ms: number) => clockTime(ms / 1000)
