import type { DiscoverChannelsRow } from '../../../../generated/facts/features/channels'
import { href } from '../../../../generated/facts/routes'
import { useFormat } from '../../../browser/text/useFormat'
import { useText } from '../../../browser/text/useText'
import { ScreenLink } from '../../../shell/routing/ScreenLink'
import { Icon } from '../../../ui/icons/Icon'
import { PosterImage } from '../../../ui/media/PosterImage'
import { paceOf } from '../channel'
import { Cover } from './Cover'
import styles from './Discover.module.css'
import { FollowButton } from './FollowButton'

/** A channel that somebody may follow, with what was sent to it last. */
export function DiscoverCard({ channel }: { channel: DiscoverChannelsRow }) {
  const t = useText()
  const { count } = useFormat()
  const { channelId, name, description, pictureUrl, lately, posters } = channel
  return (
    <li className={styles.card}>
      <Cover size="card" seed={channelId} pictureUrl={pictureUrl}>
        <span className={styles.pace}>{t(`channels.discover.pace.${paceOf(lately)}`)}</span>
      </Cover>
      <div className={styles.body}>
        <h2 className={styles.name}>
          <ScreenLink to={href('channels.edit', { id: channelId })}>
            <bdi>{name}</bdi>
          </ScreenLink>
        </h2>
        <p className={styles.description}>{description}</p>
        <div className={styles.posters}>
          {posters.map((url) => (
            <PosterImage key={url} url={url} />
          ))}
        </div>
        <footer className={styles.foot}>
          <span className={styles.count} title={t('channels.channels.field.subscribers')}>
            <Icon name="users" />
            {count(channel.subscribers)}
          </span>
          <span className={styles.count} title={t('channels.channels.field.programs')}>
            <Icon name="program" />
            {count(channel.programs)}
          </span>
          <span className={styles.act}>
            <FollowButton channel={channel} />
          </span>
        </footer>
      </div>
    </li>
  )
}
