import { useUnit } from 'effector-react'
import type { ChannelPage, ChannelPost } from '../../../../generated/facts/features/channels'
import { href } from '../../../../generated/facts/routes'
import { useFormat } from '../../../browser/text/useFormat'
import { useText } from '../../../browser/text/useText'
import { ScreenLink } from '../../../shell/routing/ScreenLink'
import { Button } from '../../../ui/buttons/Button'
import { Icon } from '../../../ui/icons/Icon'
import { Badge } from '../../../ui/labels/Badge'
import { PosterImage } from '../../../ui/media/PosterImage'
import { EmptyState } from '../../../ui/page/EmptyState'
import { Skeleton } from '../../../ui/progress/Skeleton'
import styles from './Channel.module.css'
import { pagePosts } from './page.model'
import { PostMenu } from './PostMenu'
import { SendHereButton } from './send/SendHere'

/** What was sent to the channel, as cards. */
export function ChannelPosts({ page }: { page: ChannelPage }) {
  const t = useText()
  const { read, isFailed, isReading, again, more } = useUnit({
    read: pagePosts.$posts,
    isFailed: pagePosts.$isFailed,
    isReading: pagePosts.$isReading,
    again: pagePosts.readAgain,
    more: pagePosts.moreAsked,
  })
  if (read === null && isFailed)
    return (
      <EmptyState
        tone="danger"
        icon={<Icon name="warning" size="xl" />}
        title={t('channels.posts.failed')}
        actions={<Button onClick={() => again()}>{t('channels.page.retry')}</Button>}
      />
    )
  const mayPin = page.may.includes('pin')
  if (read === null) return <Skeleton width="100%" height={180} />
  if (read.posts.length === 0)
    return (
      <EmptyState
        icon={<Icon name="program" size="xl" />}
        title={t('channels.posts.none')}
        actions={<SendHereButton page={page} />}
      >
        {t('channels.posts.noneText')}
      </EmptyState>
    )
  return (
    <section aria-label={t('channels.posts.title')}>
      <ul className={styles.posts}>
        {read.posts.map((post) => (
          <PostCard key={post.deliveryId} post={post} channelId={read.channelId} mayPin={mayPin} />
        ))}
      </ul>
      {read.next !== undefined && (
        <Button pending={isReading} onClick={() => more()}>
          {t('channels.posts.more')}
        </Button>
      )}
    </section>
  )
}

interface PostCardProps {
  post: ChannelPost
  channelId: string
  mayPin: boolean
}

function PostCard({ post, channelId, mayPin }: PostCardProps) {
  const t = useText()
  const format = useFormat()
  const { program, deliveredAt, dueAt } = post
  const to = `${href('home.watch', { programId: program.id })}?from=channel:${channelId}`
  return (
    <li className={styles.post}>
      <PosterImage {...(post.posterUrl && { url: post.posterUrl })} durationMs={post.durationMs} />
      <div className={styles.postHead}>
        <h2 className={styles.postTitle}>
          <ScreenLink to={to}>
            <bdi>{program.name}</bdi>
          </ScreenLink>
        </h2>
        <span className={styles.menu}>
          <PostMenu {...{ post, mayPin }} posts={pagePosts} />
        </span>
      </div>
      <p className={styles.facts}>
        <span>
          {post.isScheduled
            ? t('channels.posts.scheduled', { moment: format.moment(deliveredAt, 'medium') })
            : format.age(deliveredAt)}
        </span>
        {post.isPinned && <Badge tone="accent">{t('channels.posts.pinned')}</Badge>}
        {post.required && (
          <Badge tone="warn">
            {dueAt
              ? t('channels.posts.requiredDue', { day: format.day(dueAt) })
              : t('channels.posts.required')}
          </Badge>
        )}
      </p>
    </li>
  )
}
