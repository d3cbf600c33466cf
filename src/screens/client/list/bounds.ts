import type { SearchFilter } from '../../../../generated/facts/screen'

/** The conditions with one bound replaced; an empty one is dropped. */
export function withBound(
  filters: readonly SearchFilter[],
  field: string,
  op: 'from' | 'to',
  value: string,
): readonly SearchFilter[] {
  const others = filters.filter((filter) => filter.op !== op && filter.op !== 'none')
  return value === '' ? others : [...others, { field, op, value }]
}

export function boundIn(filters: readonly SearchFilter[], op: 'from' | 'to'): string {
  return filters.find((filter) => filter.op === op)?.value ?? ''
}
