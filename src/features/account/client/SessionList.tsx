import { useUnit } from 'effector-react'
import { $isOnline } from '../../../browser/network'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { InlineNotice } from '../../../ui/notices/InlineNotice'
import { Skeleton } from '../../../ui/progress/Skeleton'
import { VisuallyHidden } from '../../../ui/labels/VisuallyHidden'
import styles from './PasswordScreen.module.css'
import { SessionRow } from './SessionRow'
import { $isFailed, $isReading, $others, $sessions, sessionsAsked } from './sessions.model'

/** The sessions, or a skeleton, an error or an empty state in their place. */
export function SessionList() {
  const t = useText()
  const { sessions, others, isReading, isFailed, isOnline, ask } = useUnit({
    sessions: $sessions,
    others: $others,
    isReading: $isReading,
    isFailed: $isFailed,
    isOnline: $isOnline,
    ask: sessionsAsked,
  })
  if (sessions === null && !isFailed) return <SessionsOnTheWay />
  const retry = (
    <Button pending={isReading} onClick={() => ask()}>
      {t('account.sessions.retry')}
    </Button>
  )
  if (sessions === null) {
    return (
      <InlineNotice tone="danger" role="alert" title={t('account.sessions.failed')} actions={retry}>
        {t('account.sessions.failedText')}
      </InlineNotice>
    )
  }
  return (
    <>
      {!isOnline && <InlineNotice tone="warn">{t('account.sessions.stale')}</InlineNotice>}
      {isOnline && isFailed && (
        <InlineNotice tone="danger" role="alert" actions={retry}>
          {t('account.sessions.failed')}
        </InlineNotice>
      )}
      <ul className={styles.list} aria-busy={isReading || undefined}>
        {sessions.map((session) => (
          <SessionRow key={session.sessionId} session={session} />
        ))}
      </ul>
      {others.length === 0 && <p className={styles.detail}>{t('account.sessions.none')}</p>}
    </>
  )
}

function SessionsOnTheWay() {
  const t = useText()
  return (
    <div className={styles.list}>
      <VisuallyHidden>
        <output>{t('account.sessions.loading')}</output>
      </VisuallyHidden>
      {[1, 2].map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="circle" width={36} height={36} />
          <div className={styles.words}>
            <Skeleton width={160} />
            <Skeleton width={220} />
          </div>
        </div>
      ))}
    </div>
  )
}
