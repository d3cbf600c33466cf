import type { ListCampaignsRow } from '../../../../../generated/facts/features/campaigns'
import { useText } from '../../../../browser/text/useText'
import styles from './Campaign.module.css'
import { LetterTable } from './LetterTable'

/** What goes when: its letters, and its programs in channels. */
export function Plan({ campaign }: { campaign: ListCampaignsRow }) {
  const t = useText()
  const { programs, channels } = campaign
  const posts = {
    programs: t('campaigns.page.programs', { count: programs.length }),
    channels: t('campaigns.page.channels', { count: channels.length }),
  }
  const hasPosts = programs.length > 0 && channels.length > 0
  return (
    <section className={styles.section} aria-label={t('campaigns.page.letters')}>
      <h3>{t('campaigns.page.letters')}</h3>
      <p className={styles.line}>{t('campaigns.page.lettersLead')}</p>
      <LetterTable />
      <p className={styles.line}>
        {hasPosts ? t('campaigns.page.posts', posts) : t('campaigns.page.noPosts')}
      </p>
    </section>
  )
}
