import { useUnit } from 'effector-react'
import type { SessionEntry } from '../../../../generated/facts/features/session'
import { $isOnline } from '../../../browser/network'
import { useFormat } from '../../../browser/text/useFormat'
import { useText } from '../../../browser/text/useText'
import { Badge } from '../../../ui/labels/Badge'
import { Button } from '../../../ui/buttons/Button'
import { Icon } from '../../../ui/icons/Icon'
import { deviceName } from './deviceName'
import { endAsked } from './ending.model'
import styles from './PasswordScreen.module.css'

/**
 * One session: the browser, the place, and when it was last used. The current one is ended by
 * signing out instead.
 */
export function SessionRow({ session }: { session: SessionEntry }) {
  const t = useText()
  const format = useFormat()
  const { isOnline, ask } = useUnit({ isOnline: $isOnline, ask: endAsked })
  const device = deviceName(t, session)
  const { customerName, ip, lastActiveAt, isCurrent } = session
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon name="monitor" size="lg" />
      </span>
      <div className={styles.words}>
        <div className={styles.device}>
          <strong>{device}</strong>
          {isCurrent && <Badge tone="accent">{t('account.sessions.current')}</Badge>}
        </div>
        <div className={styles.detail}>
          <span>{t('account.sessions.place', { customer: customerName, address: ip })}</span>
          <span aria-hidden>·</span>
          <time dateTime={lastActiveAt} title={format.moment(lastActiveAt)}>
            {t('account.sessions.active', { age: format.age(lastActiveAt) })}
          </time>
        </div>
      </div>
      {!isCurrent && (
        <Button
          disabled={!isOnline}
          aria-label={t('account.sessions.endNamed', { device })}
          onClick={() => ask({ kind: 'one', session })}
        >
          {t('account.sessions.end')}
        </Button>
      )}
    </li>
  )
}
