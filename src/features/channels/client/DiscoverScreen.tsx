import { useUnit } from 'effector-react'
import { href } from '../../../../generated/facts/routes'
import { useText } from '../../../browser/text/useText'
import { ScreenLink } from '../../../shell/routing/ScreenLink'
import { Button } from '../../../ui/buttons/Button'
import { Icon } from '../../../ui/icons/Icon'
import { EmptyState } from '../../../ui/page/EmptyState'
import { PageHeader } from '../../../ui/page/PageHeader'
import { Skeleton } from '../../../ui/progress/Skeleton'
import './channels.model'
import {
  $channels,
  $hasMore,
  $isFailed,
  $isFiltered,
  $totals,
  moreAsked,
  questionChanged,
  readAgain,
} from './discover.model'
import { DiscoverBar } from './DiscoverBar'
import { DiscoverCard } from './DiscoverCard'
import styles from './Discover.module.css'
import { LeaveDialog } from './LeaveDialog'

/** /home/discover-channel: the channels that somebody may follow. */
export function DiscoverScreen() {
  const t = useText()
  const totals = useUnit($totals)
  return (
    <div className={styles.screen}>
      <PageHeader
        back={
          <ScreenLink to={href('home.inbox')} className={styles.back}>
            <Icon name="chevronLeft" />
            {t('channels.discover.back')}
          </ScreenLink>
        }
        title={t('channels.discover.title')}
        detail={
          <output>
            {totals &&
              t('channels.discover.facts', {
                channels: t('channels.discover.channels', { count: totals.all }),
                followed: String(totals.followed),
              })}
          </output>
        }
      />
      <DiscoverBar />
      <Cards />
      <LeaveDialog />
    </div>
  )
}

function Cards() {
  const t = useText()
  const { channels, hasMore, isFailed, isFiltered, more, again, change } = useUnit({
    channels: $channels,
    hasMore: $hasMore,
    isFailed: $isFailed,
    isFiltered: $isFiltered,
    more: moreAsked,
    again: readAgain,
    change: questionChanged,
  })
  if (isFailed && channels === null)
    return (
      <EmptyState
        tone="danger"
        icon={<Icon name="warning" size="xl" />}
        title={t('channels.discover.failed')}
        actions={<Button onClick={() => again()}>{t('channels.discover.retry')}</Button>}
      />
    )
  if (channels === null) return <Waiting />
  if (channels.length === 0)
    return isFiltered ? (
      <EmptyState
        icon={<Icon name="noResults" size="xl" />}
        title={t('channels.discover.noHit')}
        actions={
          <Button onClick={() => change({ search: '', view: 'all' })}>
            {t('channels.discover.clearFilters')}
          </Button>
        }
      />
    ) : (
      <EmptyState icon={<Icon name="channel" size="xl" />} title={t('channels.discover.none')}>
        {t('channels.discover.noneText')}
      </EmptyState>
    )
  return (
    <>
      <ul className={styles.cards}>
        {channels.map((channel) => (
          <DiscoverCard key={channel.channelId} channel={channel} />
        ))}
      </ul>
      {hasMore && <Button onClick={() => more()}>{t('channels.discover.more')}</Button>}
    </>
  )
}

function Waiting() {
  return (
    <div className={styles.cards} aria-hidden>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((card) => (
        <Skeleton key={card} width="100%" height={280} />
      ))}
    </div>
  )
}
