import type { Screen, SearchFilter } from '../../../../generated/facts/screen'
import type { ListAddress } from '../../address'
import type { Question, Sort } from '../../question'

/** What the list is asked: what its screen shows anyway, and what stands in its address. */
export function questionOf(
  screen: Screen,
  { filters, trash }: ListAddress,
  text: string,
  sort: Sort,
): Question {
  const { only = [] } = screen
  const search = text.trim()
  const asked = [...only, ...filters]
  // The order of a list is its own, not that of a screen that shows a part of it.
  const isUsual = only.length === 0 && isOwnSort(screen, sort)
  return {
    ...(search === '' ? {} : { search }),
    ...(asked.length === 0 ? {} : { filters: asked }),
    ...(isUsual ? {} : { sort }),
    ...(trash ? { trash } : {}),
  }
}

export const isOwnSort = ({ sort }: Screen, { field, desc }: Sort) =>
  sort.field === field && sort.desc === desc

/** What is chosen beside the list stays while nothing else is asked. */
export const besideOnly = (
  { beside }: Pick<Screen, 'beside'>,
  filters: readonly SearchFilter[],
): readonly SearchFilter[] => filters.filter(({ field }) => field === beside?.field)
