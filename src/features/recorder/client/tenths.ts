import { clockTime } from '../../../ui/media/time'

/** 00:27.4 */
export function tenthsTime(ms: number): string {
  const tenths = Math.floor(Math.max(0, ms) / 100)
  return `${clockTime(Math.floor(tenths / 10))}.${tenths % 10}`
}
