import { addressWords, type Screen } from '../../../../generated/facts/screen'
import type { OwnWords } from '../../../browser/text/words'
import { writeAddress, type Dropped, type ListAddress } from '../../address'

/** The query with the list's part replaced; others, such as `cust`, belong to the shell. */
export function replaceAddress(
  { beside }: Pick<Screen, 'beside'>,
  query: string,
  address: ListAddress,
): string {
  const others = new URLSearchParams(query)
  for (const name of addressWords) others.delete(name)
  if (beside) others.delete(beside.name)
  const said = writeAddress(address, beside)
  const text = [others.toString(), said].filter((part) => part !== '').join('&')
  return text && `?${text}`
}

/** Names what an address asked for that the list does not know, or no longer. */
export function droppedText({ fields }: Screen, dropped: readonly Dropped[]): OwnWords {
  const [first] = dropped
  const field = first && 'field' in first ? fields[first.field] : undefined
  if (dropped.length > 1 || !field) return { key: 'screens.list.dropped' }
  return { key: 'screens.list.droppedField', params: { field: { key: field.label } } }
}
