import { createGate, useGate, useUnit } from 'effector-react'
import { sample } from 'effector'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { ShellIcon } from '../../../ui/icons/ShellIcon'
import { CountBadge } from '../../../ui/labels/Badge'
import { InlineNotice } from '../../../ui/notices/InlineNotice'
import { EmptyState } from '../../../ui/page/EmptyState'
import { Skeleton } from '../../../ui/progress/Skeleton'
import {
  $isFailed,
  $notifications,
  $unread,
  allMarked,
  askedAgain,
  closed,
  opened,
} from './bell.model'
import { NotificationLines } from './NotificationLines'
import styles from './Notifications.module.css'

const Gate = createGate()
sample({ clock: Gate.open, fn: () => undefined, target: opened })
sample({ clock: Gate.close, fn: () => undefined, target: closed })

/** The panel under the bell. */
export function Notifications({ onLeave }: { onLeave: () => void }) {
  useGate(Gate)
  const t = useText()
  const { unread, markAll } = useUnit({ unread: $unread, markAll: allMarked })
  return (
    <section className={styles.panel}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          {t('notifications.title')}
          <CountBadge count={unread} label={t('notifications.unread', { count: unread })} />
        </h2>
        {unread > 0 && (
          <Button variant="ghost" size="sm" onClick={() => markAll()}>
            {t('notifications.markAll')}
          </Button>
        )}
      </header>
      <div className={styles.body}>
        <Body onLeave={onLeave} />
      </div>
    </section>
  )
}

function Body({ onLeave }: { onLeave: () => void }) {
  const t = useText()
  const { notifications, isFailed, retry } = useUnit({
    notifications: $notifications,
    isFailed: $isFailed,
    retry: askedAgain,
  })
  if (isFailed) {
    return (
      <div className={styles.failed}>
        <InlineNotice
          tone="danger"
          role="alert"
          actions={
            <Button size="sm" onClick={() => retry()}>
              {t('notifications.retry')}
            </Button>
          }
        >
          {t('notifications.failed')}
        </InlineNotice>
      </div>
    )
  }
  if (notifications === null) return <Waiting />
  if (notifications.length === 0) {
    return (
      <EmptyState level={3} icon={<ShellIcon name="bell" />} title={t('notifications.empty')}>
        {t('notifications.emptyText')}
      </EmptyState>
    )
  }
  return <NotificationLines notifications={notifications} onLeave={onLeave} />
}

const Waiting = () => (
  <div className={styles.waiting}>
    {['80%', '60%', '70%'].map((width) => (
      <Skeleton key={width} width={width} />
    ))}
  </div>
)
