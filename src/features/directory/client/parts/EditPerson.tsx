import { useUnit } from 'effector-react'
import { listUsers } from '../../../../../generated/facts/features/audience'
import type { ListPeopleRow } from '../../../../../generated/facts/features/directory'
import { href } from '../../../../../generated/facts/routes'
import { can } from '../../../../access/can'
import { useText } from '../../../../browser/text/useText'
import { emptyAddress, writeAddress } from '../../../../screens/address'
import type { BlockProps } from '../../../../screens/client'
import { $world } from '../../../../session/client'
import { ScreenButton } from '../../../../shell/routing/ScreenButton'
import { Icon } from '../../../../ui/icons/Icon'

/** For those who manage people: where this one is edited. */
export function EditPerson({ row }: Pick<BlockProps<ListPeopleRow>, 'row'>) {
  const t = useText()
  const world = useUnit($world)
  if (!can(listUsers.access, world)) return null
  const panel = { kind: 'row', id: row.userId } as const
  const address = `${href('users.list')}?${writeAddress({ ...emptyAddress, panel })}`
  return (
    <ScreenButton to={address} iconEnd={<Icon name="chevronRight" />}>
      {t('directory.people.edit')}
    </ScreenButton>
  )
}
