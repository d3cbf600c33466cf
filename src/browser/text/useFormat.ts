import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { writeMoney, type Money } from '../../kit/money'
import {
  formatAge,
  formatBytes,
  formatCount,
  formatDay,
  formatDayTitle,
  formatDuration,
  formatMoment,
  formatWholeDay,
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
      dayTitle: (isoTime: string, now = Date.now()) => formatDayTitle(isoTime, now, language),
      wholeDay: (isoTime: string, now = Date.now()) => formatWholeDay(isoTime, now, language),
      duration: formatDuration,
      money: (amount: number, money: Money) => writeMoney(amount, money, language),
      moment: (isoTime: string, dateStyle?: 'full' | 'medium') =>
        formatMoment(isoTime, language, dateStyle),
    }),
    [language],
  )
}
