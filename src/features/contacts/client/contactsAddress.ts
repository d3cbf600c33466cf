import { href } from '../../../../generated/facts/routes'
import type { ListContactListsRow } from '../../../../generated/facts/features/contacts'
import { emptyAddress, writeAddress } from '../../../screens/address'
import { membersOf } from '../contactList'

/** Where the contacts of a list are shown, as long as the list's question finds them. */
export function contactsAddress({ contactListId, rule }: ListContactListsRow): string {
  const filters = membersOf(contactListId, rule)
  return `${href('audience.contacts')}?${writeAddress({ ...emptyAddress, filters })}`
}
