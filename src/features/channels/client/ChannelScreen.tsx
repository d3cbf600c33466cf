import { useUnit } from 'effector-react'
import type { ChannelPage } from '../../../../generated/facts/features/channels'
import { href, routes } from '../../../../generated/facts/routes'
import { can } from '../../../access/can'
import { useText } from '../../../browser/text/useText'
import { $world } from '../../../session/client'
import { ScreenButton } from '../../../shell/routing/ScreenButton'
import { Button } from '../../../ui/buttons/Button'
import { Icon } from '../../../ui/icons/Icon'
import { Badge } from '../../../ui/labels/Badge'
import { EmptyState } from '../../../ui/page/EmptyState'
import { Skeleton } from '../../../ui/progress/Skeleton'
import { accessIcon } from './accessIcon'
import styles from './Channel.module.css'
import './channels.model'
import { ChannelPosts } from './ChannelPosts'
import { Cover } from './Cover'
import { FollowButton } from './FollowButton'
import { leaveAsked } from './follow.model'
import { LeaveDialog } from './LeaveDialog'
import { $isChoosing, lettersToggled } from './letters.model'
import { $page, $state, pageReadAgain } from './page.model'
import { SendHere, SendHereButton } from './send/SendHere'
import { settingsAsked } from './tab.model'

/** /channel/edit/{id}: a channel as everybody sees it. */
export function ChannelScreen() {
  const t = useText()
  const { page, state, again } = useUnit({ page: $page, state: $state, again: pageReadAgain })
  if (state === 'missing')
    return (
      <EmptyState
        level={1}
        icon={<Icon name="noResults" size="xl" />}
        title={t('channels.page.missing')}
        actions={
          <ScreenButton to={href('home.discover')}>{t('channels.page.toDiscover')}</ScreenButton>
        }
      >
        {t('channels.page.missingText')}
      </EmptyState>
    )
  if (state === 'failed')
    return (
      <EmptyState
        level={1}
        tone="danger"
        icon={<Icon name="warning" size="xl" />}
        title={t('channels.page.failed')}
        actions={<Button onClick={() => again()}>{t('channels.page.retry')}</Button>}
      />
    )
  if (!page) return <Skeleton width="100%" height={180} />
  const isOnlyOwner = page.isOwner && page.owners.length === 1
  return (
    <div className={styles.screen}>
      <Cover size="page" seed={page.channelId} pictureUrl={page.pictureUrl} />
      <Head page={page} />
      {page.may.includes('watch') ? (
        <ChannelPosts page={page} />
      ) : (
        <EmptyState icon={<Icon name="lock" size="xl" />} title={t('channels.page.closed')}>
          {page.standing === 'denied' && t('channels.page.wasDeclined')}
        </EmptyState>
      )}
      <SendHere key={page.channelId} />
      <LeaveDialog isOnlyOwner={isOnlyOwner} />
    </div>
  )
}

function Head({ page }: { page: ChannelPage }) {
  const t = useText()
  const { name, description, access, state, owners } = page
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <h1 className={styles.title}>
          <bdi>{name}</bdi>
          {state === 'archived' && <Badge>{t('channels.channels.value.state.archived')}</Badge>}
        </h1>
        <p className={styles.facts}>
          <span className={styles.fact}>
            <Icon name={accessIcon[access]} />
            {t(`channels.channels.value.access.${access}`)}
          </span>
          <span>{t('channels.panel.subscribers', { count: page.subscribers })}</span>
          <span>{t('channels.panel.programs', { count: page.programs })}</span>
          {owners.length > 0 && (
            <span>
              {t('channels.page.owners', { names: owners.map((owner) => owner.name).join(', ') })}
            </span>
          )}
        </p>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      <Acts page={page} />
    </header>
  )
}

function Acts({ page }: { page: ChannelPage }) {
  const t = useText()
  const { world, isChoosing, ask, go, toggle } = useUnit({
    world: $world,
    isChoosing: $isChoosing,
    ask: settingsAsked,
    go: leaveAsked,
    toggle: lettersToggled,
  })
  const { channelId, may, isOwner, standing, letters } = page
  const mayEdit = may.includes('edit') && can(routes['channels.details'].access, world)
  return (
    <div className={styles.acts}>
      {letters && (
        <Button variant="ghost" pending={isChoosing} onClick={() => toggle(page)}>
          {t(`channels.page.letters.${letters === 'wanted' ? 'stop' : 'want'}`)}
        </Button>
      )}
      {isOwner && standing !== 'active' && (
        <Button variant="ghost" onClick={() => go(page)}>
          {t('channels.discover.leave')}
        </Button>
      )}
      {mayEdit && (
        <ScreenButton
          to={href('channels.details', { channelId })}
          icon={<Icon name="edit" />}
          onClickCapture={() => ask()}
        >
          {t('channels.page.edit')}
        </ScreenButton>
      )}
      <FollowButton channel={page} />
      <SendHereButton page={page} />
    </div>
  )
}
