// The value of a filter that is chosen beside the list.
import { createEvent, sample } from 'effector'
import type { Screen } from '../../../../generated/facts/screen'
import { chosenIn } from '../../address'
import { replaceFilters, type SearchFilter } from '../../question'
import type { Place } from './createPlace'

export function createChoice({ beside }: Screen, { $address, addressChanged }: Place) {
  /** Null: none of them. */
  const chosen = createEvent<string | null>()
  const $current = $address.map(
    ({ filters }) => (beside === undefined ? undefined : chosenIn(filters, beside)) ?? null,
  )
  const asked = sample({
    clock: chosen,
    source: $address,
    fn({ filters }, value) {
      if (!beside) return undefined
      const { field } = beside
      const next: SearchFilter[] = value === null ? [] : [{ field, op: 'is', value }]
      return { filters: replaceFilters(filters, field, next), isStep: true }
    },
  })
  sample({ clock: asked.filterMap((change) => change), target: addressChanged })
  return { $current, chosen }
}
