import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { IconButton } from '../../../ui/buttons/IconButton'
import { ShellIcon } from '../../../ui/icons/ShellIcon'
import { PopupButton } from '../../../ui/overlay/PopupButton'
import type { TriggerProps } from '../../../ui/overlay/useOverlay'
import { $unread } from './bell.model'
import { Notifications } from './Notifications'

/** What the person was told, on every screen. */
export function Bell() {
  const t = useText()
  return (
    <PopupButton
      label={t('notifications.title')}
      width="400px"
      placement="bottom end"
      trigger={drawButton}
    >
      {(close) => <Notifications onLeave={close} />}
    </PopupButton>
  )
}

function drawButton(trigger: TriggerProps) {
  return <BellButton trigger={trigger} />
}

function BellButton({ trigger }: { trigger: TriggerProps }) {
  const t = useText()
  const unread = useUnit($unread)
  const label = unread > 0 ? t('notifications.unread', { count: unread }) : t('notifications.none')
  return <IconButton {...trigger} label={label} icon={<ShellIcon name="bell" />} dot={unread > 0} />
}
