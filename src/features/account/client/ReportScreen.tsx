import { useUnit } from 'effector-react'
import { $isOnline } from '../../../browser/network'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { InlineNotice } from '../../../ui/notices/InlineNotice'
import { PageHeader } from '../../../ui/page/PageHeader'
import { Skeleton } from '../../../ui/progress/Skeleton'
import './account.model'
import styles from './PasswordScreen.module.css'
import { ReportRow } from './ReportRow'
import { $isFailed, $isReading, $reports, reportsAsked } from './reports.model'

/** /myprofile/report: reports of what somebody may see, as files. */
export function ReportScreen() {
  const t = useText()
  return (
    <div className={styles.screen}>
      <PageHeader title={t('account.report.title')} detail={t('account.report.detail')} />
      <Reports />
    </div>
  )
}

function Reports() {
  const t = useText()
  const { reports, isReading, isFailed, isOnline, ask } = useUnit({
    reports: $reports,
    isReading: $isReading,
    isFailed: $isFailed,
    isOnline: $isOnline,
    ask: reportsAsked,
  })
  if (reports === null && !isFailed) {
    return (
      <div className={styles.list} aria-busy="true">
        {[1, 2, 3].map((row) => (
          <div key={row} className={styles.row}>
            <div className={styles.words}>
              <Skeleton width={160} />
              <Skeleton width={280} />
            </div>
          </div>
        ))}
      </div>
    )
  }
  const retry = (
    <Button pending={isReading} onClick={() => ask()}>
      {t('account.report.retry')}
    </Button>
  )
  return (
    <>
      {!isOnline && <InlineNotice tone="warn">{t('account.report.offline')}</InlineNotice>}
      {isOnline && isFailed && (
        <InlineNotice tone="danger" role="alert" title={t('account.report.unread')} actions={retry}>
          {t('account.report.unreadText')}
        </InlineNotice>
      )}
      {reports && (
        <ul className={styles.list}>
          {reports.map((report) => (
            <ReportRow key={report.reportId} report={report} />
          ))}
        </ul>
      )}
    </>
  )
}
