// Which orders of the board are shown, by what the list is asked for.
import { combine } from 'effector'
import { $load, type PlannedOrder } from '../board.model'
import { vendorOrders } from '../lists'

const { place } = vendorOrders.list

const folded = (text: string) =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase()

/** Null: not read yet. */
export const $shown = combine(
  { load: $load, address: place.$address, text: place.$searchText },
  ({ load, address, text }): readonly PlannedOrder[] | null => {
    if (!load) return null
    const asked = (field: string) =>
      address.filters.flatMap((filter) => (filter.field === field ? [filter.value] : []))
    const [customers, editors] = [asked('customer'), asked('editor')]
    const search = folded(text.trim())
    return load.orders.filter(
      ({ title, customer, editor }) =>
        (customers.length === 0 || customers.includes(customer.id)) &&
        (editors.length === 0 || editors.includes(editor?.id)) &&
        folded(title).includes(search),
    )
  },
)

export const $isNarrowed = combine(
  place.$address,
  place.$searchText,
  ({ filters }, text) => filters.length > 0 || text.trim() !== '',
)
