import { useUnit } from 'effector-react'
import { inviteUser } from '../../../../../generated/facts/features/audience'
import { can } from '../../../../access/can'
import { useText } from '../../../../browser/text/useText'
import { $world } from '../../../../session/client'
import { Button } from '../../../../ui/buttons/Button'
import { Icon } from '../../../../ui/icons/Icon'
import '../audience.model'
import { invitingOpened } from '../inviting.model'
import { InvitingDialog } from '../InvitingDialog'

/** For a whole team: addresses and roles, and nothing else. */
export function InviteSeveral() {
  const t = useText()
  const { world, open } = useUnit({ world: $world, open: invitingOpened })
  if (!can(inviteUser.access, world)) return null
  return (
    <>
      <Button icon={<Icon name="users" />} onClick={() => open()}>
        {t('audience.inviting.open')}
      </Button>
      <InvitingDialog />
    </>
  )
}
