import { useUnit } from 'effector-react'
import type { Report } from '../../../../generated/facts/features/account'
import { $isOnline } from '../../../browser/network'
import { useFormat } from '../../../browser/text/useFormat'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { LinkButton } from '../../../ui/buttons/LinkButton'
import { Icon } from '../../../ui/icons/Icon'
import { ProgressBar } from '../../../ui/progress/ProgressBar'
import styles from './PasswordScreen.module.css'
import { $askedIds, reportAsked } from './reports.model'

/** One report: what it has, how far it is, and its file. */
export function ReportRow({ report }: { report: Report }) {
  const t = useText()
  const { askedIds, isOnline, ask } = useUnit({
    askedIds: $askedIds,
    isOnline: $isOnline,
    ask: reportAsked,
  })
  const { reportId, state, progress, fileUrl } = report
  const name = t(`account.report.kind.${reportId}`)
  const isUnderWay = state === 'queued' || state === 'running'
  const make = (words: string) => (
    <Button
      aria-label={`${words}: ${name}`}
      pending={askedIds.includes(reportId)}
      disabled={!isOnline}
      onClick={() => ask(reportId)}
    >
      {words}
    </Button>
  )
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon name="sheet" size="lg" />
      </span>
      <div className={styles.words}>
        <strong>{name}</strong>
        <span className={styles.detail}>{t(`account.report.about.${reportId}`)}</span>
        {isUnderWay ? (
          <ProgressBar
            label={t('account.report.making', { name })}
            {...(state === 'running' ? { value: progress ?? 0 } : {})}
          />
        ) : (
          <ReportState report={report} />
        )}
      </div>
      {state === 'none' && make(t('account.report.make'))}
      {state === 'failed' && make(t('account.report.retry'))}
      {state === 'succeeded' && make(t('account.report.again'))}
      {state === 'succeeded' && fileUrl && (
        <LinkButton
          href={fileUrl}
          download
          variant="primary"
          aria-label={t('account.report.downloadNamed', { name })}
          icon={<Icon name="download" />}
        >
          {t('account.report.download')}
        </LinkButton>
      )}
    </li>
  )
}

function ReportState({ report }: { report: Report }) {
  const t = useText()
  const format = useFormat()
  const { state, askedAt, fileBytes, keptUntil } = report
  if (state === 'failed')
    return (
      <span className={styles.fault} role="alert">
        <Icon name="alert" /> {t('account.report.failed')}
      </span>
    )
  if (state !== 'succeeded') return null
  return (
    <span className={styles.detail}>
      {askedAt && <span>{t('account.report.made', { age: format.age(askedAt) })}</span>}
      {fileBytes !== undefined && <span>{format.bytes(fileBytes)}</span>}
      {keptUntil && <span>{t('account.report.kept', { day: format.day(keptUntil) })}</span>}
    </span>
  )
}
