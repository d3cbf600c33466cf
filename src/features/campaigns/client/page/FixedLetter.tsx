import type { ListCampaignLettersRow } from '../../../../../generated/facts/features/campaigns'
import { useText } from '../../../../browser/text/useText'
import { isGone } from '../letterOrder'
import { AsReader } from './AsReader'
import styles from './Campaign.module.css'

/** A letter that stays as it is: why, and how whoever is chosen gets it. */
export function FixedLetter({ letter }: { letter: ListCampaignLettersRow }) {
  const t = useText()
  const why = isGone(letter) ? 'gone' : letter.may.includes('unplan') ? 'planned' : 'over'
  return (
    <section className={styles.fixed}>
      <p className={styles.line}>{t(`campaigns.page.fixed.${why}`)}</p>
      <AsReader doc={letter.doc} />
    </section>
  )
}
