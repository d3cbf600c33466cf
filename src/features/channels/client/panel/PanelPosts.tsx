import { useUnit } from 'effector-react'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { Skeleton } from '../../../../ui/progress/Skeleton'
import { panelPosts } from '../channelPosts.model'
import { $channel } from '../open'
import styles from './Panel.module.css'
import { PostLine } from './PostLine'

/** What was sent to the open channel; `most`: only the first of it. */
export function PanelPosts({ most }: { most?: number }) {
  const t = useText()
  const { read, isFailed, isReading, again, more, channel } = useUnit({
    read: panelPosts.$posts,
    isFailed: panelPosts.$isFailed,
    isReading: panelPosts.$isReading,
    again: panelPosts.readAgain,
    more: panelPosts.moreAsked,
    channel: $channel,
  })
  if (read === null && isFailed)
    return (
      <p className={styles.note}>
        {t('channels.posts.failed')}{' '}
        <Button size="sm" onClick={() => again()}>
          {t('channels.people.retry')}
        </Button>
      </p>
    )
  if (read === null) return <Skeleton width="60%" />
  if (read.posts.length === 0) return <p className={styles.note}>{t('channels.posts.noneText')}</p>
  return (
    <>
      <ul className={styles.list}>
        {read.posts.slice(0, most).map((post) => (
          <PostLine
            key={post.deliveryId}
            post={post}
            posts={panelPosts}
            mayPin={channel?.may.includes('pin') === true}
          />
        ))}
      </ul>
      {read.next !== undefined && most === undefined && (
        <Button pending={isReading} onClick={() => more()}>
          {t('channels.posts.more')}
        </Button>
      )}
    </>
  )
}
