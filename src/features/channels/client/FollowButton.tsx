import { useUnit } from 'effector-react'
import type { ChannelPage } from '../../../../generated/facts/features/channels'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { Icon } from '../../../ui/icons/Icon'
import { Badge } from '../../../ui/labels/Badge'
import { MenuButton } from '../../../ui/overlay/MenuButton'
import { leaveAsked, subscribed } from './follow.model'

interface FollowButtonProps {
  channel: Pick<ChannelPage, 'channelId' | 'name' | 'access' | 'standing' | 'isByRole'> & {
    readonly may: readonly string[]
    readonly isOwner?: boolean
  }
  tabIndex?: 0 | -1
}

/** Follows a channel, asks to, or says that one does: one button, whatever it is. */
export function FollowButton({ channel, tabIndex }: FollowButtonProps) {
  const t = useText()
  const { join, go } = useUnit({ join: subscribed, go: leaveAsked })
  const { name, standing, may } = channel
  if (standing === 'active')
    return may.includes('leave') ? (
      <Following {...{ channel, tabIndex }} />
    ) : (
      <Badge tone="ok">{t('channels.discover.subscribed')}</Badge>
    )
  if (may.includes('subscribe'))
    return (
      <Button
        variant="primary"
        tabIndex={tabIndex}
        aria-label={t('channels.discover.subscribeTo', { name })}
        onClick={() => join(channel)}
      >
        {t('channels.discover.subscribe')}
      </Button>
    )
  if (may.includes('withdraw'))
    return (
      <Button
        tabIndex={tabIndex}
        icon={<Icon name="waiting" />}
        aria-label={t('channels.discover.withdrawFrom', { name })}
        onClick={() => go(channel)}
      >
        {t('channels.discover.asked')}
      </Button>
    )
  if (may.includes('ask'))
    return (
      <Button
        tabIndex={tabIndex}
        icon={<Icon name="addPerson" />}
        aria-label={t('channels.discover.askFor', { name })}
        onClick={() => join(channel)}
      >
        {t('channels.discover.ask')}
      </Button>
    )
  return standing === 'denied' ? <Badge>{t('channels.discover.declined')}</Badge> : null
}

function Following({ channel, tabIndex }: FollowButtonProps) {
  const t = useText()
  const go = useUnit(leaveAsked)
  const label = t('channels.discover.leaveOf', { name: channel.name })
  return (
    <MenuButton
      label={label}
      placement="bottom end"
      items={[{ id: 'leave', label, icon: <Icon name="logout" /> }]}
      onAction={() => go(channel)}
    >
      {(trigger) => (
        <Button {...trigger} tabIndex={tabIndex} icon={<Icon name="check" />}>
          {t(channel.isByRole ? 'channels.discover.byRole' : 'channels.discover.subscribed')}
        </Button>
      )}
    </MenuButton>
  )
}
