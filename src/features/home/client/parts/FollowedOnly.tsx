import { useUnit } from 'effector-react'
import { useText } from '../../../../browser/text/useText'
import type { FrameProps } from '../../../../screens/client'
import { Icon } from '../../../../ui/icons/Icon'
import { EmptyState } from '../../../../ui/page/EmptyState'
import { PageHeader } from '../../../../ui/page/PageHeader'
import '../home.model'
import { $followed } from '../inboxChannels.model'
import { DiscoverLink } from './DiscoverLink'

/** The channels inbox, for whoever follows a channel; others are shown the way to some. */
export function FollowedOnly({ children }: FrameProps) {
  const t = useText()
  const followed = useUnit($followed)
  if (followed === null || followed.channels.length > 0) return <>{children}</>
  return (
    <>
      <PageHeader title={t('nav.home.inbox')} />
      <EmptyState
        icon={<Icon name="channel" size="xl" />}
        title={t('home.channels.none')}
        actions={<DiscoverLink />}
      >
        {t('home.channels.noneText')}
      </EmptyState>
    </>
  )
}
