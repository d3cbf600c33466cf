import { custOf } from './pendingCust.model'

/** The customer an address names, and the address without that parameter; null if it names none. */
export function readCust({
  pathname,
  search,
  hash,
}: {
  pathname: string
  search: string
  hash: string
}) {
  const query = new URLSearchParams(search)
  const named = query.getAll('cust')
  if (named.length === 0) return null
  query.delete('cust')
  const left = query.toString()
  return { id: custOf(named), rest: pathname + (left === '' ? '' : `?${left}`) + hash }
}
