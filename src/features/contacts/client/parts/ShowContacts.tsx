import type { ListContactListsRow } from '../../../../../generated/facts/features/contacts'
import { useText } from '../../../../browser/text/useText'
import type { BlockProps } from '../../../../screens/client'
import { LinkButton } from '../../../../ui/buttons/LinkButton'
import { Icon } from '../../../../ui/icons/Icon'
import { contactsAddress } from '../contactsAddress'

export function ShowContacts({ row }: Pick<BlockProps<ListContactListsRow>, 'row'>) {
  const t = useText()
  return (
    <LinkButton href={contactsAddress(row)} iconEnd={<Icon name="chevronRight" />}>
      {t('contacts.contactLists.show')}
    </LinkButton>
  )
}
