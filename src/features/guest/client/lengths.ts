import { clockTime } from '../../../kit/clockTime'

export const lengthText = (ms: number): string => clockTime(ms / 1000)

export const dayText = (moment: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(moment))

/** With the zone, since it is somebody else's day. */
export const momentText = (moment: string, language: string): string =>
  new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(moment))
