// Maps the server's sort orders to the table's column heads and back.
import type { Sort } from '../../../ui/collection/columns'
import type { ClipSort } from './footageQuery'

const tableSorts: Record<ClipSort, Sort> = {
  newest: { columnId: 'added', direction: 'descending' },
  oldest: { columnId: 'added', direction: 'ascending' },
  name: { columnId: 'name', direction: 'ascending' },
  duration: { columnId: 'duration', direction: 'descending' },
}

export function tableSortOf(sort: ClipSort): Sort {
  return tableSorts[sort]
}

/** Name and duration have one direction each; the date added has both. */
export function sortOfTable({ columnId, direction }: Sort): ClipSort {
  if (columnId === 'name') return 'name'
  if (columnId === 'duration') return 'duration'
  return direction === 'ascending' ? 'oldest' : 'newest'
}
