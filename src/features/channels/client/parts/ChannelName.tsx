import type { ListChannelsRow } from '../../../../../generated/facts/features/channels'
import { useText } from '../../../../browser/text/useText'
import type { CellProps } from '../../../../screens/client'
import { Badge } from '../../../../ui/labels/Badge'
import { Icon } from '../../../../ui/icons/Icon'
import { Cover } from '../Cover'
import styles from './Cells.module.css'

/** A channel in the list: its cover, and what is about to happen to it. */
export function ChannelName({ row }: CellProps<ListChannelsRow>) {
  const t = useText()
  const { channelId, name, description, pictureUrl, asked, autoRoles } = row
  return (
    <span className={styles.channel}>
      <Cover size="row" seed={channelId} pictureUrl={pictureUrl} />
      <span className={styles.words}>
        <span className={styles.head}>
          <strong className={styles.name}>
            <bdi>{name}</bdi>
          </strong>
          {asked > 0 && <Badge tone="accent">{t('channels.row.asked', { count: asked })}</Badge>}
          {row.joining === 'running' ? (
            <Badge tone="info">
              {t('channels.row.joining', { percent: String(row.joiningPercent ?? 0) })}
            </Badge>
          ) : (
            autoRoles.length > 0 && (
              <Badge icon={<Icon name="users" />}>{t('channels.row.byRole')}</Badge>
            )
          )}
        </span>
        {description && (
          <span className={styles.under}>
            <bdi>{description}</bdi>
          </span>
        )}
      </span>
    </span>
  )
}
