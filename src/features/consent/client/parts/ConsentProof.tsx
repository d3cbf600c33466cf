import { useUnit } from 'effector-react'
import { useState, type ReactNode } from 'react'
import type { ListConsentsRow } from '../../../../../generated/facts/features/consent'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import type { BlockProps } from '../../../../screens/client'
import { Button } from '../../../../ui/buttons/Button'
import { Skeleton } from '../../../../ui/progress/Skeleton'
import { caseDetail, copySaved } from '../consent.model'
import styles from '../Consent.module.css'

/** What was kept as somebody agreed: the words as they were shown, when, and from where. */
export function ConsentProof({ row }: Pick<BlockProps<ListConsentsRow>, 'row'>) {
  const t = useText()
  const format = useFormat()
  const [isShown, setShown] = useState(false)
  const { name, form, version, language, givenAt, textHash, ip, browser, endedAt } = row
  const signed = { name, time: format.moment(givenAt, 'medium') }
  return (
    <section className={styles.block}>
      <header className={styles.head}>
        <h3>{t('consent.proof.title')}</h3>
        <Button
          size="sm"
          variant="ghost"
          onClick={() => setShown(!isShown)}
          aria-expanded={isShown}
        >
          {t(isShown ? 'consent.proof.hide' : 'consent.proof.show')}
        </Button>
      </header>
      <dl className={styles.facts}>
        <Fact term={t('consent.consents.field.form')}>
          {t('consent.proof.form', {
            form: form.name,
            version,
            language: t(`consent.consents.value.language.${language}`),
          })}
        </Fact>
        <Fact term={t('consent.proof.signedBy')}>{t('consent.proof.signed', signed)}</Fact>
        {row.guardian && <Fact term={t('consent.consents.field.guardian')}>{row.guardian}</Fact>}
        <Fact term={t('consent.proof.text')}>
          <span className={styles.hash}>SHA-256 {textHash}</span>
        </Fact>
        {(ip || browser) && (
          <Fact term={t('consent.proof.from')}>{[ip, browser].filter(Boolean).join(', ')}</Fact>
        )}
        {endedAt && (
          <Fact term={t('consent.consents.field.endedAt')}>
            {row.endedBy
              ? t('consent.proof.revoked', {
                  name: row.endedBy.name,
                  time: format.moment(endedAt, 'medium'),
                })
              : t('consent.proof.withdrawn', { time: format.moment(endedAt, 'medium') })}
          </Fact>
        )}
        {row.reason && <Fact term={t('consent.consents.field.reason')}>{row.reason}</Fact>}
      </dl>
      {isShown && <Words />}
    </section>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Words() {
  const t = useText()
  const { reply, isFailed, again, save } = useUnit({
    reply: caseDetail.$reply,
    isFailed: caseDetail.$isFailed,
    again: caseDetail.readAgain,
    save: copySaved,
  })
  if (reply === null && isFailed)
    return (
      <p className={styles.line}>
        {t('consent.proof.failed')}{' '}
        <Button size="sm" onClick={() => again()}>
          {t('screens.panel.retry')}
        </Button>
      </p>
    )
  if (reply === null) return <Skeleton width="80%" />
  return (
    <>
      <blockquote className={styles.words}>{reply.text}</blockquote>
      <div>
        <Button size="sm" onClick={() => save()}>
          {t('consent.proof.save')}
        </Button>
      </div>
    </>
  )
}
