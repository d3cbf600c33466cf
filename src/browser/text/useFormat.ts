import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import {
  formatAge,
  formatBytes,
  formatCount,
  formatDay,
  formatDuration,
  formatMoment,
} from './format'
import { $language } from './text.model'

export function useFormat() {
  const language = useUnit($language)
  return useMemo(
    () => ({
      age: (isoTime: string, now = Date.now()) => formatAge(isoTime, now, language),
      bytes: (bytes: number) => formatBytes(bytes, language),
      count: (count: number, digits?: number) => formatCount(count, language, digits),
      day: (isoTime: string, now = Date.now()) => formatDay(isoTime, now, language),
      duration: formatDuration,
      moment: (isoTime: string, dateStyle?: 'full' | 'medium') =>
        formatMoment(isoTime, language, dateStyle),
    }),
    [language],
  )
}
