import type { Translate } from '../../../browser/text/text.model'
import { trashKeepDays } from '../../../../generated/facts/constants'
import type { FootageQuery } from './footageQuery'
import { lengthText } from './lengthText'

interface Counted {
  query: FootageQuery
  state: 'loading' | 'ready' | 'failed' | 'forbidden'
  total: number
  totalDurationMs: number
}

/**
 * The line under the title: count and total length, number of search results, or contents of the
 * trash.
 */
export function countText(
  t: Translate,
  formatCount: (count: number, digits?: number) => string,
  { query, state, total, totalDurationMs }: Counted,
): string {
  const params = { count: total, shown: formatCount(total) }
  if (state === 'loading') return t('footage.count.loading')
  if (state !== 'ready') return '\u00a0'
  if (query.search) return t('footage.count.found', params)
  if (query.isTrash)
    return total === 0
      ? t('footage.trash.hint', { days: trashKeepDays })
      : t('footage.trash.count', params)
  if (total === 0) return t('footage.count.none')
  return t('footage.count', { ...params, length: lengthText(t, formatCount, totalDurationMs) })
}
