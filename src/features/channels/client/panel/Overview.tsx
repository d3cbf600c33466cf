import type { ListChannelsRow } from '../../../../../generated/facts/features/channels'
import { useText } from '../../../../browser/text/useText'
import { Avatar } from '../../../../ui/identity/Avatar'
import { Icon } from '../../../../ui/icons/Icon'
import { InlineNotice } from '../../../../ui/notices/InlineNotice'
import { accessIcon } from '../accessIcon'
import { Cover } from '../Cover'
import styles from './Panel.module.css'
import { PanelPosts } from './PanelPosts'

/** What a channel is, who owns it, and what was sent to it last. */
export function Overview({ channel }: { channel: ListChannelsRow }) {
  const t = useText()
  const { channelId, pictureUrl, description, access, owners, state } = channel
  return (
    <div>
      <section className={styles.section}>
        {state === 'archived' && (
          <InlineNotice tone="info">{t('channels.panel.archived')}</InlineNotice>
        )}
        <Cover size="panel" seed={channelId} pictureUrl={pictureUrl} />
        {description && <p className={styles.text}>{description}</p>}
        <p className={styles.sign}>
          <Icon name={accessIcon[access]} />
          {t(`channels.panel.access.${access}`)}
        </p>
      </section>
      <section className={styles.section}>
        <h3 className={styles.title}>{t('channels.channels.field.owners')}</h3>
        <div className={styles.people}>
          {owners.map(({ id, name, pictureUrl: face }) => (
            <span key={id} className={styles.sign}>
              <Avatar size="sm" name={name} seed={id} {...(face && { pictureUrl: face })} />
              {name}
            </span>
          ))}
        </div>
      </section>
      <section className={styles.section}>
        <h3 className={styles.title}>{t('channels.panel.latest')}</h3>
        <PanelPosts most={3} />
      </section>
    </div>
  )
}
