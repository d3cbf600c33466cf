import type { ListContactListsRow } from '../../../../../generated/facts/features/contacts'
import { useFormat } from '../../../../browser/text/useFormat'
import type { CellProps } from '../../../../screens/client'
import { contactsAddress } from '../contactsAddress'

/** How many contacts a list has; it leads to them. */
export function MembersCell({ row, tabIndex }: CellProps<ListContactListsRow>) {
  const { count } = useFormat()
  return (
    <a href={contactsAddress(row)} tabIndex={tabIndex}>
      {count(row.members)}
      {row.hasMore && '+'}
    </a>
  )
}
