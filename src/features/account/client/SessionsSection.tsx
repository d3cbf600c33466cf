import { useUnit } from 'effector-react'
import { $isOnline } from '../../../browser/network'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { EndSessionDialog } from './EndSessionDialog'
import { endAsked, sessionsTitleId } from './ending.model'
import styles from './PasswordScreen.module.css'
import { $others } from './sessions.model'
import { SessionList } from './SessionList'

export function SessionsSection() {
  const t = useText()
  const { others, isOnline, ask } = useUnit({
    others: $others,
    isOnline: $isOnline,
    ask: endAsked,
  })
  return (
    <section className={styles.section} aria-labelledby={sessionsTitleId}>
      <header className={styles.head}>
        <div>
          <h2 id={sessionsTitleId} tabIndex={-1}>
            {t('account.sessions.title')}
          </h2>
          <p className={styles.detail}>{t('account.sessions.detail')}</p>
        </div>
        {others.length > 0 && (
          <Button disabled={!isOnline} onClick={() => ask({ kind: 'others' })}>
            {t('account.sessions.endOthers')}
          </Button>
        )}
      </header>
      <SessionList />
      <EndSessionDialog />
    </section>
  )
}
