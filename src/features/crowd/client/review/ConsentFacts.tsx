import type { CrowdConsent } from '../../../../../generated/facts/features/crowd'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { Badge } from '../../../../ui/labels/Badge'
import styles from './Submission.module.css'

/** What a guest agreed to, and how it is known. */
export function ConsentFacts({ consent }: { consent: CrowdConsent }) {
  const t = useText()
  const format = useFormat()
  const { form, version, signedBy, guardian, givenAt, textHash, from, endedAt } = consent
  const facts = [
    ['form', t('crowd.review.formOf', { form, version })],
    ['signed', t('crowd.review.signedOf', { name: signedBy, moment: format.moment(givenAt) })],
    ['text', `SHA-256 ${textHash.slice(0, 4)} ${textHash.slice(4, 8)} … ${textHash.slice(-4)}`],
    ['from', from],
  ] as const
  return (
    <section className={styles.block}>
      <h3 className={styles.heading}>
        {t('crowd.review.consent')}{' '}
        <Badge tone={endedAt === undefined ? 'ok' : 'danger'}>
          {t(endedAt === undefined ? 'crowd.review.given' : 'crowd.review.ended')}
        </Badge>
      </h3>
      <dl className={styles.facts}>
        {facts.map(
          ([fact, text]) =>
            text !== undefined && (
              <div key={fact} className={styles.fact}>
                <dt>{t(`crowd.review.${fact}`)}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
      {guardian !== undefined && (
        <p className={styles.small}>{t('crowd.review.guardian', { name: guardian })}</p>
      )}
    </section>
  )
}
