// The orders the server knows, as the heads of a table show them.
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

/** Names have one order and so have durations; when a clip was added can be read both ways. */
export function sortOfTable({ columnId, direction }: Sort): ClipSort {
  if (columnId === 'name') return 'name'
  if (columnId === 'duration') return 'duration'
  return direction === 'ascending' ? 'oldest' : 'newest'
}
