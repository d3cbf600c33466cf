/** The customer an address names, and the address without it; null where it names none. */
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
  const [id = ''] = named
  const isOne = named.length === 1 && /^[A-Za-z0-9_-]{1,64}$/.test(id)
  return { id: isOne ? id : null, rest: pathname + (left === '' ? '' : `?${left}`) + hash }
}
