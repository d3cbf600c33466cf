import type { ListCampaignLettersRow } from '../../../../../generated/facts/features/campaigns'
import { href } from '../../../../../generated/facts/routes'
import { useText } from '../../../../browser/text/useText'
import { ScreenLink } from '../../../../shell/routing/ScreenLink'
import { InlineNotice } from '../../../../ui/notices/InlineNotice'
import { isGone } from '../letterOrder'
import { AsReader } from './AsReader'
import styles from './Campaign.module.css'

/** A letter that stays as it is: why, and how whoever is chosen gets it. */
export function FixedLetter({ letter }: { letter: ListCampaignLettersRow }) {
  const t = useText()
  const why = reasonFor(letter)
  return (
    <section className={styles.fixed}>
      {why === 'waiting' ? (
        <WaitingLetter letter={letter} />
      ) : (
        <p className={styles.line}>{t(`campaigns.page.fixed.${why}`)}</p>
      )}
      <AsReader doc={letter.doc} />
    </section>
  )
}

function reasonFor(letter: ListCampaignLettersRow) {
  if (isGone(letter)) return 'gone'
  if (letter.state === 'waiting') return 'waiting'
  return letter.may.includes('unplan') ? 'planned' : 'over'
}

function WaitingLetter({ letter: { campaign } }: { letter: ListCampaignLettersRow }) {
  const t = useText()
  return (
    <InlineNotice
      tone="warn"
      title={t('campaigns.page.fixed.waiting', { campaign: campaign.name })}
      actions={
        <ScreenLink
          to={href('campaigns.campaign', { campaignId: campaign.id })}
          className={styles.link}
        >
          {t('campaigns.page.openCampaign')}
        </ScreenLink>
      }
    >
      {t('campaigns.page.fixed.planned')}
    </InlineNotice>
  )
}
