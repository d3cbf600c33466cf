import { useUnit } from 'effector-react'
import type { ListWhitelistRow } from '../../../../../generated/facts/features/mail'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import type { BlockProps } from '../../../../screens/client'
import { Button } from '../../../../ui/buttons/Button'
import { Badge } from '../../../../ui/labels/Badge'
import { $isChecking, checkAsked } from '../records.model'
import styles from './SenderRecords.module.css'

/** What the domain of a sender has to publish, and whether it does. */
export function SenderRecords({ row }: Pick<BlockProps<ListWhitelistRow>, 'row'>) {
  const t = useText()
  const format = useFormat()
  const [isChecking, check] = useUnit([$isChecking, checkAsked])
  if (row.records.length === 0) return null
  return (
    <section className={styles.records} aria-label={t('mail.records.title')}>
      <h3>{t('mail.records.title')}</h3>
      <p className={styles.text}>{t('mail.records.text')}</p>
      <dl>
        {row.records.map(({ kind, name, value, isFound }) => (
          <div key={kind} className={styles.record}>
            <dt>
              {t(`mail.records.kind.${kind}`)}
              <Badge tone={isFound ? 'ok' : 'neutral'}>
                {t(isFound ? 'mail.records.found' : 'mail.records.missing')}
              </Badge>
            </dt>
            <dd>
              <code>{name}</code> TXT <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.check}>
        <Button size="sm" pending={isChecking} onClick={() => check()}>
          {t('mail.records.check')}
        </Button>
        <span className={styles.text}>
          {row.checkedAt === undefined
            ? t('mail.records.never')
            : t('mail.records.checked', { time: format.age(row.checkedAt) })}
        </span>
      </div>
    </section>
  )
}
