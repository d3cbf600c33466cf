import type { ChannelPost } from '../../../../../generated/facts/features/channels'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { Badge } from '../../../../ui/labels/Badge'
import { PosterImage } from '../../../../ui/media/PosterImage'
import { PostMenu } from '../PostMenu'
import type { Posts } from '../posts'
import styles from './Panel.module.css'

interface PostLineProps {
  post: ChannelPost
  posts: Posts
  mayPin: boolean
}

export function PostLine({ post, posts, mayPin }: PostLineProps) {
  const t = useText()
  const format = useFormat()
  const { program, deliveredAt, postedBy } = post
  const when = post.isScheduled
    ? t('channels.posts.scheduled', { moment: format.moment(deliveredAt, 'medium') })
    : format.age(deliveredAt)
  return (
    <li className={styles.line}>
      <div className={styles.poster}>
        <PosterImage {...(post.posterUrl && { url: post.posterUrl })} size="row" />
      </div>
      <div className={styles.words}>
        <span className={styles.name}>
          <bdi>{program.name}</bdi>
        </span>
        <span className={styles.under}>{[when, postedBy?.name].filter(Boolean).join(' · ')}</span>
      </div>
      {post.isPinned && <Badge tone="accent">{t('channels.posts.pinned')}</Badge>}
      {post.required && <Badge tone="warn">{t('channels.posts.required')}</Badge>}
      <PostMenu {...{ post, posts, mayPin }} />
    </li>
  )
}
