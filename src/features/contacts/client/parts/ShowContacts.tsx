import type { ListContactListsRow } from '../../../../../generated/facts/features/contacts'
import { useText } from '../../../../browser/text/useText'
import type { BlockProps } from '../../../../screens/client'
import { ScreenButton } from '../../../../shell/routing/ScreenButton'
import { Icon } from '../../../../ui/icons/Icon'
import { contactsAddress } from '../contactsAddress'

export function ShowContacts({ row }: Pick<BlockProps<ListContactListsRow>, 'row'>) {
  const t = useText()
  return (
    <ScreenButton to={contactsAddress(row)} iconEnd={<Icon name="chevronRight" />}>
      {t('contacts.contactLists.show')}
    </ScreenButton>
  )
}
